import { Select } from '#src/shared/ui/field/control.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
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
      <chakra.span position="relative">
        <Select
          asChild
          appearance="none"
          minHeight="10"
          width="4.5rem"
          paddingBlock="1.5"
          fontSize={{ base: 'md', md: 'sm' }}
          paddingInlineEnd="8"
        >
          <select
            aria-label={`Quantity of ${name}`}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
          >
            {quantityChoices(value).map((quantity) => (
              <option key={quantity} value={quantity}>
                {quantity}
              </option>
            ))}
          </select>
        </Select>
        <Icon name="chevron-down" position="absolute" insetInlineEnd="2.5" top="3" boxSize="4" pointerEvents="none" />
      </chakra.span>
    </chakra.label>
  )
}
