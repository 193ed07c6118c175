import { FullForm } from '#src/features/admin/products/form/components/update/full-form.tsx'
import { UpdateProductScreen } from './update-product-screen.tsx'

export function UpdateProduct2Page() {
  return <UpdateProductScreen Form={FullForm} version={2} />
}
