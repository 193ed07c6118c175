import { Dashboard } from '#src/features/admin/dashboard/components/dashboard.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

export function DashboardPage() {
  return (
    <AdminPage title="Dashboard" text="Days begin at midnight, Indian Standard Time.">
      <Dashboard />
    </AdminPage>
  )
}
