import type { RowOf } from './rows.ts'

/** Who can sign in, and with what. */
export interface Account {
  role: RowOf<'users'>['role']
  email: string
  password: string
}

/** The word of an address and of the panel for each role of the contract. */
export const panelRoles = { CUSTOMER: 'customer', ADMIN: 'admin' } as const satisfies Record<Account['role'], string>

/** The accounts that every seeded shop has. */
export const seededAccounts: readonly Account[] = [
  { role: 'CUSTOMER', email: 'customer@shop.test', password: 'customer-pass' },
  { role: 'ADMIN', email: 'admin@shop.test', password: 'admin-pass' },
]
