import { OrderList } from '#src/features/admin/orders/components/order-list.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All orders, by customer, payment and shipment. */
export function OrdersPage() {
  return (
    <AdminPage title="Orders" text="Dates and times are Indian Standard Time.">
      <OrderList />
    </AdminPage>
  )
}
