import type { Operation } from './operation.ts'
import { forbidden, sessionEnded, unauthorized } from './problem.ts'
import { type AccountStore, hasEnded } from './sign-in.ts'

/** The bearer token of a request. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

/** What signing in depends on. */
export interface SignInState<Db> {
  readonly db: Db
  /** Whether a planted fault ends the token of this call. */
  readonly faults: { expiresToken(): boolean }
  readonly now: () => Date
}

/** How a backend knows its callers. */
export interface SignIn<Db> {
  /** The caller of an operation that is not public. Throws a `Problem` if there is none or the role is wrong. */
  readonly demand: (request: Request, operation: Operation, state: SignInState<Db>) => { readonly id: string }
  /** The caller's role; undefined for a guest or an unknown token. */
  readonly roleOf: (request: Request, db: Db) => string | undefined
}

/** Callers who sign in with an account and send the token of their session. `wrongRole` refuses those of another role. */
export const bySession = (wrongRole: string): SignIn<AccountStore> => ({
  demand(request, { access }, { db, faults, now }) {
    const token = tokenOf(request) ?? unauthorized()
    const session = db.sessions.get(token)
    if (!session || faults.expiresToken() || hasEnded(session, now())) unauthorized(sessionEnded)
    const user = db.users.get(session.userId) ?? unauthorized()
    if (access !== 'token' && user.role !== access) forbidden(wrongRole)
    return user
  },
  roleOf(request, { sessions, users }) {
    const session = sessions.get(tokenOf(request) ?? '')
    return session && users.get(session.userId)?.role
  },
})
