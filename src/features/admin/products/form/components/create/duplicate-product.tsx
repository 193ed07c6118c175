import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { FormSkeleton } from '#src/shared/ui/form/form-skeleton.tsx'
import { useState } from 'react'
import { productCopy } from '../../product-copy.ts'
import { CreateProduct } from './create-product.tsx'

interface DuplicateProductProps {
  /** Of the product that is copied. */
  id: string
  /** Called once the copy is created, and the form empty. */
  onCreated: () => void
}

/** The form for a new product, filled from another one. */
export function DuplicateProduct({ id, onCreated }: DuplicateProductProps) {
  const { data, error, refetch } = useGetProduct(id)
  if (data !== undefined) return <Copy id={id} product={data} onCreated={onCreated} />
  if (error === null) return <FormSkeleton />
  if (!isNotFound(error))
    return <Failed text="Failed to load product. Please try again later." onRetry={() => void refetch()} />
  return (
    <Empty
      title="There is no such product"
      text="It may have been deleted, or the link is wrong."
      action={<LinkButton to={paths.admin.newProduct()}>Begin with an empty form</LinkButton>}
    />
  )
}

function Copy({ id, product, onCreated }: DuplicateProductProps & { product: Product }) {
  // What others change about the original is not typed over.
  const [initial] = useState(() => productCopy(product))
  const [isCreated, setIsCreated] = useState(false)
  return (
    <>
      {!isCreated && (
        <FormNotice tone="neutral">
          {`A copy of “${initial.name}”. It needs a SKU of its own; its stock begins at 0.`}
        </FormNotice>
      )}
      <CreateProduct
        initial={initial}
        // From then on it is a form like any other for a new product.
        draft={isCreated ? 'new-product' : `new-product:${id}`}
        onCreated={() => {
          setIsCreated(true)
          onCreated()
        }}
      />
    </>
  )
}
