import type { RowOf } from './rows.ts'

/** Who can sign in, and with what. */
export interface Account {
  role: RowOf<'users'>['role']
  email: string
  password: string
}

/** The accounts that every seeded shop has. */
export const seededAccounts: readonly Account[] = [
  { role: 'CUSTOMER', email: 'customer@shop.test', password: 'customer-pass' },
  { role: 'ADMIN', email: 'admin@shop.test', password: 'admin-pass' },
]
