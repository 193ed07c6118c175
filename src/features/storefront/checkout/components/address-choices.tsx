import type { Address } from '#openapi/generated/model/address.ts'
import { RadioCard, Tick } from '#src/shared/ui/field/field.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { RefObject } from 'react'
import { AddressLines } from './address-lines.tsx'

interface AddressChoicesProps {
  ref: RefObject<HTMLDivElement | null>
  addresses: readonly Address[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

const Choices = chakra('div', { base: { display: 'grid', gap: '3' } })

/** The saved addresses, one to be chosen. */
export function AddressChoices({ ref, addresses, chosen, onChoose }: AddressChoicesProps) {
  return (
    <Choices ref={ref} role="radiogroup" aria-label="Deliver to">
      {addresses.map((each) => (
        <RadioCard key={each.id} columnGap="3.5" padding={{ base: '4', md: '5' }} borderRadius="md" lineHeight="normal">
          <Tick
            marginTop="0.5"
            type="radio"
            name="delivery-address"
            checked={each.id === chosen}
            onChange={() => onChoose(each.id)}
          />
          <AddressLines address={each} />
        </RadioCard>
      ))}
    </Choices>
  )
}
