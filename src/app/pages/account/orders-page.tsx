import { OrderHistory } from '#src/features/account/orders/components/order-history.tsx'
import { AccountPage } from '../../layouts/account-page-frame.tsx'

export function OrdersPage() {
  return (
    <AccountPage title="Order History" text="Follow, change or return what you ordered.">
      <OrderHistory />
    </AccountPage>
  )
}
