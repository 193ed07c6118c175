import { CreateProduct } from '#src/features/admin/products/form/components/create/create-product.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewProductsPage() {
  return (
    <FormPage title="Create Product" parent={{ label: 'Products', to: paths.admin.products() }}>
      <CreateProduct />
    </FormPage>
  )
}
