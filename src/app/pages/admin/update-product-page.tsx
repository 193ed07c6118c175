import { BasicForm } from '#src/features/admin/products/form/components/update/basic-form.tsx'
import { UpdateProductScreen } from './update-product-screen.tsx'

export function UpdateProductPage() {
  return <UpdateProductScreen Form={BasicForm} version={1} />
}
