import { operations } from '#openapi/generated/operations.ts'
import { Session } from '#openapi/generated/zod/schemas/session.zod.ts'
import { type Account, panelRoles } from '../shop/accounts.ts'
import type { RowOf } from '../shop/rows.ts'
import type { ShopBackend } from '../shop/shop.ts'
import { shopPage } from '../shop/page.ts'
import { storeEntries } from './stored-entries.ts'

type UserRole = RowOf<'users'>['role']

const isRole = (role: unknown): role is UserRole => typeof role === 'string' && Object.hasOwn(panelRoles, role)

/** The role of the signed-in person in the app's local storage. */
export function storedRole(): string {
  try {
    if (!localStorage.getItem(shopPage.session)) return 'guest'
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    const role: unknown = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined
    return isRole(role) ? panelRoles[role] : 'guest'
  } catch {
    return 'guest'
  }
}

/** The app's entries for the signed-in person. */
export const sessionKeys = [shopPage.session, 'user'] as const

interface SignInWith {
  backend: ShopBackend
  accounts: readonly Account[]
  /** Origin of the real host if that answers the sign-in. */
  host: string | undefined
}

/** Signs an account in at the real host. Rejects with the reason if the host does not answer with a session. */
async function signInAtHost({ email, password }: Account, backend: ShopBackend, host: string) {
  const { method, path } = operations.login
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const response = await backend.fetch(new Request(new URL(path, host), { method, headers, body }))
  const { data } = Session.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined)
  if (data) return data
  const refused = response.status === 0 ? 'did not answer' : `answered ${response.status}`
  const answer = response.ok ? 'answered without a session of the contract' : refused
  throw new Error(`${host} ${answer} when ${email} signed in: sign in on the shop’s own page, with an account of it.`)
}

/** Signs the first account of a role in, or signs out. Rejects with the reason if a real host refuses it. */
export async function signInAs(role: string, { backend, accounts, host }: SignInWith): Promise<void> {
  const account = accounts.find((one) => panelRoles[one.role] === role)
  const signIn = (one: Account) => (host === undefined ? backend.signIn(one.role) : signInAtHost(one, backend, host))
  const session = account && (await signIn(account))
  storeEntries({ [shopPage.session]: session?.token ?? null, user: session ? JSON.stringify(session.user) : null })
}
