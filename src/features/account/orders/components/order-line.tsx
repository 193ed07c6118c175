import { paths } from '#src/shared/lib/paths.ts'
import { lineTotal } from '#src/shared/shop/order-total.ts'
import { inlineLink } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { OrderItem } from '../order.ts'
import { OrderedPicture } from './ordered-picture.tsx'

const ProductLink = chakra(Link, inlineLink)

interface OrderLineProps {
  item: OrderItem
  decimals: 0 | 2
}

/** One product of an order: picture, name, variant and price. */
export function OrderLine({ item: { productId, name, variant, quantity, price, picture }, decimals }: OrderLineProps) {
  return (
    <chakra.li display="flex" alignItems="center" gap="4">
      <OrderedPicture src={picture} />
      <chakra.span flex="1" minWidth="0" lineHeight="snug">
        <bdi>{productId === undefined ? name : <ProductLink to={paths.product(productId)}>{name}</ProductLink>}</bdi>{' '}
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {`× ${quantity}`}
        </chakra.span>
        {variant !== undefined && (
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {variant}
          </chakra.span>
        )}
      </chakra.span>
      <Money value={lineTotal(price, quantity)} decimals={decimals} />
    </chakra.li>
  )
}
