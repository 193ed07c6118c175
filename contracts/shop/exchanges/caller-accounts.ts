import { seededAccounts } from '#mocks/shop/accounts.ts'
import type { Credentials } from '#openapi/contract/request.ts'

const ofRole = (role: 'CUSTOMER' | 'ADMIN'): Credentials => {
  const account = seededAccounts.find((each) => each.role === role)
  if (!account) throw new Error(`No seeded shop has a ${role}.`)
  return { email: account.email, password: account.password }
}

/** The seeded accounts by the caller that signs in with them. */
export const callerAccounts = { customer: ofRole('CUSTOMER'), admin: ofRole('ADMIN') }
