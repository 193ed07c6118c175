import { Select } from '#src/shared/ui/field/control.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { quantityChoices } from '../cart-rows.ts'

interface QuantitySelectProps {
  /** The product's name, for screen readers. */
  name: string
  value: number
  onChange: (quantity: number) => void
}

/** 1 to 5, or more if the cart already has more. */
export function QuantitySelect({ name, value, onChange }: QuantitySelectProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2.5" fontSize="sm">
      <span aria-hidden="true">Quantity</span>
      <Select
        aria-label={`Quantity of ${name}`}
        value={value}
        minHeight="10"
        width="4.5rem"
        paddingBlock="1.5"
        fontSize={{ base: 'md', md: 'sm' }}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {quantityChoices(value).map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </Select>
    </chakra.label>
  )
}
