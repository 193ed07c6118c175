import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { DetailSkeleton } from '#src/features/storefront/products/components/detail/detail-skeleton.tsx'
import { forget } from '#src/features/storefront/products/recently-viewed.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { Breadcrumb } from '#src/shared/ui/breadcrumb/breadcrumb.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { NotFound } from './not-found.tsx'
import { ProductScreen } from './product-screen.tsx'

export function ProductPage() {
  const { productId = '' } = useParams()
  return <LoadedProduct key={productId} productId={productId} />
}

function LoadedProduct({ productId }: { productId: string }) {
  const { data, error, refetch } = useGetProduct(productId)
  const product = useMemo(() => data && readProduct(data), [data])
  const isGone = isNotFound(error)
  useEffect(() => {
    if (isGone) forget(productId)
  }, [isGone, productId])
  if (isGone) return <NotFound />
  if (product !== undefined) return <ProductScreen key={product.id} product={product} />
  if (error === null) return <DetailSkeleton />
  return (
    <Page title="Product">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: 'All Products', to: paths.products() },
        ]}
      />
      <Failed text="Failed to load product. Please try again later." onRetry={() => void refetch()} />
    </Page>
  )
}
