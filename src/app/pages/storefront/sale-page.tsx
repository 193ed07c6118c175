import { useGetSale } from '#openapi/generated/client/sales/sales.ts'
import { SaleHeader } from '#src/features/storefront/sales/components/sale-header.tsx'
import { SaleView } from '#src/features/storefront/sales/components/sale-view.tsx'
import { WishlistHeart } from '#src/features/account/wishlist/components/wishlist-heart.tsx'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { variantName } from '#src/shared/shop/product-pictures.ts'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useParams } from 'react-router-dom'
import { cardSlots } from './card-slots.tsx'
import { NotFound } from './not-found.tsx'
import type { CardSlots } from '#src/shared/shop/listing/variant-grid.tsx'

/** On a sale page a heart saves the variant, not the product. */
const slots: CardSlots = {
  ...cardSlots,
  heart: ({ productId, variantId, ...card }) => (
    <WishlistHeart product={{ id: productId, name: variantName(card) }} {...(variantId !== null && { variantId })} />
  ),
}

/** The products of one sale. */
export function SalePage() {
  const { salesId = '' } = useParams()
  const sale = useGetSale(salesId)
  if (isNotFound(sale.error)) return <NotFound />
  return (
    <Page
      title={sale.data?.name || 'Sale'}
      eyebrow={sale.data === undefined ? '\u00A0' : 'Sale'}
      description={sale.data?.description || 'Jewellery at a gentler price.'}
    >
      {!sale.isLoadingError && <SaleHeader sale={sale.data} />}
      <SaleView key={salesId} sale={sale} {...slots} />
    </Page>
  )
}
