import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { DetailSkeleton } from '#src/features/storefront/products/components/detail/detail-skeleton.tsx'
import { readProduct } from '#src/shared/lib/product.ts'
import { Failed } from '#src/shared/ui/failed.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../not-found-page.tsx'
import { isNotFound } from './is-not-found.ts'
import { ProductScreen } from './product-screen.tsx'

/** One product, with everything about it. */
export function ProductPage() {
  const { productId = '' } = useParams()
  const { data, error, refetch } = useGetProduct(productId)
  const product = useMemo(() => data && readProduct(data), [data])
  if (isNotFound(error)) return <NotFoundPage />
  if (product !== undefined) return <ProductScreen key={product.id} product={product} />
  if (error === null) return <DetailSkeleton />
  return (
    <Page title="Product" heading="hidden">
      <Failed text="Failed to load product. Please try again later." onRetry={() => void refetch()} />
    </Page>
  )
}
