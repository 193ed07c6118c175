import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderTotal } from './order-total.ts'
import { Money } from '../ui/money/money.tsx'

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '1.5' },
  variants: {
    last: {
      true: { marginTop: '3', paddingTop: '4', borderTopWidth: '1px', fontSize: 'lg', fontWeight: 'semibold' },
    },
  },
})

/** The sum of an order. If any amount has paise, all show them. */
export function OrderTotals({ subtotal, charges, promo, total, decimals }: OrderTotal) {
  return (
    <dl>
      <Line>
        <dt>Subtotal</dt>
        <dd>
          <Money value={subtotal} decimals={decimals} />
        </dd>
      </Line>
      {charges.map(({ name, amount }) => (
        <Line key={name}>
          <dt>{name}</dt>
          <dd>
            <Money value={amount} decimals={decimals} />
          </dd>
        </Line>
      ))}
      {promo > 0 && (
        <Line color="success.fg">
          <dt>Promo</dt>
          <dd>
            −<Money value={promo} decimals={decimals} />
          </dd>
        </Line>
      )}
      <Line last>
        <dt>Total</dt>
        <dd>
          <Money value={total} decimals={decimals} />
        </dd>
      </Line>
    </dl>
  )
}
