import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useGetCategorySuspense } from '#openapi/generated/client/categories/categories.ts'
import { readProduct, type ShopProduct } from '#src/shared/shop/product.ts'
import { TileGrid } from '#src/shared/ui/page/layout.tsx'
import { ProductCard } from '#src/shared/shop/product/product-card.tsx'

const similarProducts = 4

interface SimilarProductsProps {
  categoryId: string
  /** The product on the page. */
  except: string
  heart: (product: ShopProduct) => ReactNode
}

/** Up to four other products of the same category. */
export function SimilarProducts({ categoryId, except, heart }: SimilarProductsProps) {
  const { data } = useGetCategorySuspense(categoryId)
  const others = data.products
    .map(readProduct)
    .filter(({ id }) => id !== except)
    .slice(0, similarProducts)
  if (others.length === 0) return <chakra.p color="fg.muted">This is the only one of its kind for now.</chakra.p>
  return (
    <TileGrid>
      {others.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heart={heart(product)} />
        </li>
      ))}
    </TileGrid>
  )
}
