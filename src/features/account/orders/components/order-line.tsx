import { paths } from '#src/shared/lib/paths.ts'
import { lineTotal } from '#src/shared/shop/order-total.ts'
import { inlineLink } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { OrderItem } from '../order.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'

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

const PictureFrame = chakra('span', {
  base: { display: 'block', flexShrink: '0', boxSize: '18', bg: 'bg.picture', borderRadius: 'sm', overflow: 'hidden' },
})

/** The picture of an ordered product, or an empty space of the same size. */
function OrderedPicture({ src }: { src: string | undefined }) {
  return (
    <PictureFrame aria-hidden="true">
      {src !== undefined && <Picture src={src} alt="" sizes="72px" urgency="eager" />}
    </PictureFrame>
  )
}
