import type { Credentials } from './stage.ts'

/** The accounts that every seeded shop has. */
export const seededAccounts: Record<'customer' | 'admin', Credentials> = {
  customer: { email: 'customer@shop.test', password: 'customer-pass' },
  admin: { email: 'admin@shop.test', password: 'admin-pass' },
}
