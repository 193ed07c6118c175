import { ProductList } from '#src/features/admin/products/list/components/product-list.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All products: search, stock, update, delete. */
export function ProductsPage() {
  const create = (
    <LinkButton to={paths.admin.newProduct()} size="sm">
      Create Product
    </LinkButton>
  )
  return (
    <AdminPage title="Products" actions={create}>
      <ProductList />
    </AdminPage>
  )
}
