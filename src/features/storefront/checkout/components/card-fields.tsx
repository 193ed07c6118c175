import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type Card, groupExpiry, groupNumber } from '../card.ts'
import type { CheckoutValues } from '../checkout-values.ts'
import { GroupedField } from './grouped-field.tsx'

const asTyped = (typed: string) => typed

/** The card fields. They have no names, so that no form can submit them. */
export function CardFields({ form }: { form: EditForm<CheckoutValues> }) {
  const { watch, setValue, formState } = form.form
  const field = (name: keyof Card) => ({
    value: watch(name),
    error: formState.errors[name]?.message,
    onValue: (value: string) => setValue(name, value, { shouldValidate: formState.isSubmitted }),
  })
  return (
    <Stack gap="5">
      <GroupedField {...field('number')} label="Card number" autoComplete="cc-number" group={groupNumber} />
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
        <GroupedField
          {...field('expiry')}
          label="Expiry (MM/YY)"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          group={groupExpiry}
        />
        <GroupedField {...field('cvv')} label="CVV" autoComplete="cc-csc" group={asTyped} />
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        Your card details stay on this page. They are not sent, stored or checked.
      </chakra.p>
    </Stack>
  )
}
