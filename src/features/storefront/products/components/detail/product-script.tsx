import { useLocation } from 'react-router-dom'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import { scriptText } from '#src/shared/lib/text/script-text.ts'
import { useOrigin } from '#src/shared/lib/react/use-origin.ts'
import { type KnownRating, productLd } from '../../json-ld.ts'

interface ProductScriptProps {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  price: number
}

/** The product for search engines. */
export function ProductScript(props: ProductScriptProps) {
  const { pathname } = useLocation()
  const origin = useOrigin()
  const url = `${origin}${import.meta.env.BASE_URL}${pathname.slice(1)}`
  return <script type="application/ld+json">{scriptText(productLd({ ...props, url }))}</script>
}
