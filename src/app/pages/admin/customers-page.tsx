import { CustomerList } from '#src/features/admin/customers/components/customer-list.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

export function CustomersPage() {
  return (
    <AdminPage title="Customers" text="Dates are Indian Standard Time.">
      <CustomerList />
    </AdminPage>
  )
}
