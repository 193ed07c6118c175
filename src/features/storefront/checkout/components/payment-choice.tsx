import { entriesOf } from '#src/shared/lib/values/entries-of.ts'
import { type PaymentMethod, paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { Tick } from '#src/shared/ui/field/field.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Option = chakra('div', {
  base: {
    borderWidth: '1px',
    borderBottomWidth: '0',
    bg: 'bg.surface',
    transitionProperty: 'background-color',
    transitionDuration: 'base',
    _first: { borderTopRadius: 'md' },
    _last: { borderBottomWidth: '1px', borderBottomRadius: 'md' },
  },
})

interface PaymentChoiceProps {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  /** Shown below the chosen method. */
  detail: ReactNode
}

/** The payment methods, one to be chosen. */
export function PaymentChoice({ value, onChange, detail }: PaymentChoiceProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-label="Payment method">
      {entriesOf(paymentMethods).map(([method, { label, note }]) => (
        <Option key={method}>
          <chakra.label
            display="flex"
            alignItems="center"
            gap="3.5"
            minHeight="14"
            paddingInline={{ base: '4', md: '5' }}
            cursor="pointer"
          >
            <Tick
              type="radio"
              name={id}
              value={method}
              checked={value === method}
              aria-label={label}
              aria-describedby={`${id}-${method}`}
              onChange={() => onChange(method)}
            />
            <chakra.span flex="1" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
              <chakra.span fontWeight="medium">{label}</chakra.span>
              <chakra.span id={`${id}-${method}`} fontSize="sm" color="fg.muted">
                {note}
              </chakra.span>
            </chakra.span>
          </chakra.label>
          {value === method && detail !== null && (
            <chakra.div paddingInline={{ base: '4', md: '5' }} paddingBottom="6" paddingTop="2">
              {detail}
            </chakra.div>
          )}
        </Option>
      ))}
    </div>
  )
}
