import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import { scriptText } from '#src/shared/lib/text/script-text.ts'
import { useAddress } from '#src/shared/lib/react/use-address.ts'
import { type KnownRating, productLd } from '../../json-ld.ts'

interface ProductScriptProps {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  price: number
}

/** The product for search engines. */
export function ProductScript(props: ProductScriptProps) {
  const url = useAddress()
  return <script type="application/ld+json">{scriptText(productLd({ ...props, url }))}</script>
}
