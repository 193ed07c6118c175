import { paths } from '#src/shared/lib/paths.ts'
import { stockText } from '#src/shared/shop/stock.ts'
import { variantLine } from '#src/shared/shop/variant-cards.ts'
import { lineTotal } from '#src/shared/shop/order-total.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { isCounted, type PricedRow, shortage } from '../cart-rows.ts'
import { QuantitySelect } from './quantity-select.tsx'

/** Picture, text and sum; on phones the sum is below the text. */
export const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr) auto' },
    columnGap: { base: '4', md: '6' },
    paddingBlock: '6',
    borderBottomWidth: '1px',
    _first: { borderTopWidth: '1px' },
  },
})

const Name = chakra(Link, {
  base: {
    fontWeight: 'medium',
    lineHeight: 'snug',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

interface CartRowItemProps {
  row: PricedRow
  decimals: 0 | 2
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartRowItem({ row, decimals, onQuantity, onRemove }: CartRowItemProps) {
  const { name, picture, quantity, stock, price, was, saleLabel } = row
  const to = paths.product(row.productId, row.variantId)
  const line = variantLine(row)
  const missing = shortage(row)
  const few = missing ?? stockText(stock)
  return (
    <Line>
      <chakra.div aspectRatio="1" overflow="hidden" borderRadius="sm" bg="bg.picture" alignSelf="start">
        {picture !== null && <Picture src={picture.src} alt="" sizes="8rem" urgency="eager" />}
      </chakra.div>
      <chakra.div display="grid" alignContent="start" gap="1" minWidth="0">
        <h3>
          <Name to={to}>{name}</Name>
        </h3>
        <chakra.p textStyle="small" color="fg.muted">
          {line !== null && <span>{line}</span>}
          {saleLabel !== undefined && (
            <chakra.span color="accent.fg">{line === null ? saleLabel : ` · ${saleLabel}`}</chakra.span>
          )}
        </chakra.p>
        {quantity > 1 && (
          <chakra.p textStyle="small" color="fg.muted">
            <Money value={price} was={was} decimals={decimals} /> each
          </chakra.p>
        )}
        {few !== null && (
          <chakra.p textStyle="small" color={missing === undefined ? 'warning.fg' : 'error.fg'}>
            {few}
          </chakra.p>
        )}
        <chakra.div display="flex" alignItems="center" columnGap="5" rowGap="2" flexWrap="wrap" marginTop="3">
          <QuantitySelect name={name} value={quantity} onChange={onQuantity} />
          <Button variant="quiet" size="sm" data-remove="lines" onClick={onRemove}>
            Remove<VisuallyHidden>{` ${line === null ? name : `${name}, ${line}`}`}</VisuallyHidden>
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.p fontWeight="medium" gridColumn={{ base: '2', sm: 'auto' }} marginTop={{ base: '3', sm: '0' }}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {isCounted(row) ? (
          <Money value={lineTotal(price, quantity)} was={was && lineTotal(was, quantity)} decimals={decimals} />
        ) : (
          <chakra.span color="fg.muted">Not counted</chakra.span>
        )}
      </chakra.p>
    </Line>
  )
}
