import type { Role } from '../panel/kit.ts'
import type { RowOf } from '../shop/rows.ts'
import type { ShopBackend } from '../shop/shop.ts'

type UserRole = RowOf<'users'>['role']

/** The panel's word for each role of the contract. */
export const panelRoles = { CUSTOMER: 'customer', ADMIN: 'admin' } as const satisfies Record<UserRole, Role>

const isRole = (role: unknown): role is UserRole => typeof role === 'string' && Object.hasOwn(panelRoles, role)

/** The role of the signed-in person in the app's local storage. */
export function storedRole(): Role {
  try {
    if (!localStorage.getItem('token')) return 'guest'
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    const role: unknown = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined
    return isRole(role) ? panelRoles[role] : 'guest'
  } catch {
    return 'guest'
  }
}

/** The app's entries for the signed-in person. */
export type StoredSession = Record<'token' | 'user', string | null>

/** Both entries, null for a guest or where storage is blocked. */
export function storedSession(): StoredSession {
  try {
    return { token: localStorage.getItem('token'), user: localStorage.getItem('user') }
  } catch {
    return { token: null, user: null }
  }
}

/** Stores or removes the entries; the app notices it like a change in another tab. */
export function storeSession({ token, user }: StoredSession): void {
  for (const [key, value] of Object.entries({ token, user })) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  dispatchEvent(new StorageEvent('storage'))
}

/** Signs a seeded account in, or signs out. */
export async function signInAs(role: Role, backend: ShopBackend): Promise<void> {
  const session = role === 'guest' ? undefined : await backend.signIn(role === 'admin' ? 'ADMIN' : 'CUSTOMER')
  storeSession({ token: session?.token ?? null, user: session ? JSON.stringify(session.user) : null })
}
