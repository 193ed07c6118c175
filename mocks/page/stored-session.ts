import type { Role } from '../panel/kit.ts'
import type { Backend } from '../shop/shop.ts'

const roles = { CUSTOMER: 'customer', ADMIN: 'admin' } as const

/** The role of the signed-in person in the app's local storage. */
export function storedRole(): Role {
  try {
    if (!localStorage.getItem('token')) return 'guest'
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    const role: unknown = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined
    return role === 'ADMIN' || role === 'CUSTOMER' ? roles[role] : 'guest'
  } catch {
    return 'guest'
  }
}

/** Signs a seeded account in, or signs out; the app notices it like a change in another tab. */
export async function signInAs(role: Role, backend: Backend): Promise<void> {
  const session = role === 'guest' ? undefined : await backend.signIn(role === 'admin' ? 'ADMIN' : 'CUSTOMER')
  for (const key of ['token', 'user'] as const) {
    if (!session) localStorage.removeItem(key)
    else localStorage.setItem(key, key === 'token' ? session.token : JSON.stringify(session.user))
  }
  dispatchEvent(new StorageEvent('storage'))
}
