import { useLocation } from 'react-router-dom'
import type { ShopProduct, ShopVariant } from '#src/shared/lib/product.ts'
import { env } from '#src/shared/lib/env.ts'
import { type KnownRating, productLd, scriptText } from '../../json-ld.ts'

interface ProductScriptProps {
  product: ShopProduct
  variant: ShopVariant | null
  rating: KnownRating | null
  price: number
}

/** The product for search engines. */
export function ProductScript(props: ProductScriptProps) {
  const { pathname } = useLocation()
  const url = `${env.siteUrl || location.origin}${pathname}`
  return <script type="application/ld+json">{scriptText(productLd({ ...props, url }))}</script>
}
