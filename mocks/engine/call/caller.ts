import { forbidden, sessionEnded, unauthorized } from './problem.ts'
import { type AccountStore, hasEnded } from './sign-in.ts'

/** The bearer token of a request. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

/** The caller's role; undefined for a guest or an unknown token. */
export function roleOf(request: Request, { sessions, users }: AccountStore): string | undefined {
  const session = sessions.get(tokenOf(request) ?? '')
  return session && users.get(session.userId)?.role
}

/** What signing in depends on. */
export interface SignInState {
  readonly db: AccountStore
  /** Whether a planted fault ends the token of this call. */
  readonly faults: { expiresToken(): boolean }
  readonly now: () => Date
}

/** The signed-in user of a call that needs a token. Throws a `Problem` if there is none or the role is wrong. */
export function demandCaller(request: Request, access: string, { db, faults, now }: SignInState) {
  const token = tokenOf(request) ?? unauthorized()
  const session = db.sessions.get(token)
  if (!session || faults.expiresToken() || hasEnded(session, now())) unauthorized(sessionEnded)
  const user = db.users.get(session.userId) ?? unauthorized()
  if (access !== 'token' && user.role !== access) forbidden('This needs an administrator account.')
  return user
}
