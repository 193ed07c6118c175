import { PriceForm } from '#src/features/admin/products/form/components/update/price-form.tsx'
import { UpdateProductScreen } from './update-product-screen.tsx'

export function UpdateProduct3Page() {
  return <UpdateProductScreen Form={PriceForm} version={3} />
}
