import { CreateProduct } from '#src/features/admin/products/form/components/create/create-product.tsx'
import { DuplicateProduct } from '#src/features/admin/products/form/components/create/duplicate-product.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { useSearchParams } from 'react-router-dom'
import { FormPage } from './form-page.tsx'

/** A new product, or with an id in the address a copy of that one. */
export function NewProductsPage() {
  const [params] = useSearchParams()
  const id = params.get('id') || null
  return (
    <FormPage title="Create Product" parent={{ label: 'Products', to: paths.admin.products() }}>
      {id === null ? <CreateProduct /> : <DuplicateProduct key={id} id={id} />}
    </FormPage>
  )
}
