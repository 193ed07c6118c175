import { Stack } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type Card, groupExpiry, groupNumber } from '../card.ts'
import { GroupedField } from './grouped-field.tsx'

interface CardFieldsProps {
  card: Card
  faults: Partial<Record<keyof Card, string>>
  onChange: (patch: Partial<Card>) => void
}

const asTyped = (typed: string) => typed

/** The card. Its fields have no names, so that no form could ever carry them away. */
export function CardFields({ card, faults, onChange }: CardFieldsProps) {
  return (
    <Stack gap="5">
      <GroupedField
        label="Card number"
        autoComplete="cc-number"
        value={card.number}
        group={groupNumber}
        onValue={(number) => onChange({ number })}
        error={faults.number}
      />
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
        <GroupedField
          label="Expiry (MM/YY)"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          value={card.expiry}
          group={groupExpiry}
          onValue={(expiry) => onChange({ expiry })}
          error={faults.expiry}
        />
        <GroupedField
          label="CVV"
          autoComplete="cc-csc"
          value={card.cvv}
          group={asTyped}
          onValue={(cvv) => onChange({ cvv })}
          error={faults.cvv}
        />
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        Card details stay on this page: they are not sent, stored or checked.
      </chakra.p>
    </Stack>
  )
}
