import { SaleList } from '#src/features/admin/sales/list/components/sale-list.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All sales and the products in them. */
export function SalesPage() {
  const create = (
    <LinkButton to={paths.admin.newSale()} size="sm">
      Create Sale
    </LinkButton>
  )
  return (
    <AdminPage title="All Sales" actions={create} text="Dates are Indian Standard Time.">
      <SaleList />
    </AdminPage>
  )
}
