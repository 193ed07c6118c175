import { z } from 'zod'
import { kind } from '../table/row-kind.ts'
import type { AnyStore } from '../table/store.ts'
import type { SignIn } from './prepare.ts'
import { forbidden, sessionEnded, unauthorized } from './problem.ts'

/** A session; its id is the token. */
const SessionRow = z.strictObject({ id: z.string().min(1), userId: z.string().min(1), expires_at: z.iso.datetime() })
type SessionRow = z.output<typeof SessionRow>

/** Sessions are not part of the state's hash, and they survive a reset. */
export const sessions = kind(SessionRow, {
  prefix: 'session',
  links: { userId: { to: 'users', onDelete: 'delete' } },
  outsideState: true,
  ownerOnly: true,
})

/** A store with accounts and sessions. */
export interface AccountStore extends AnyStore {
  readonly sessions: {
    get(id: string): SessionRow | undefined
    all(): readonly SessionRow[]
    create(session: SessionRow): Promise<SessionRow>
    delete(id: string): Promise<void>
  }
  readonly users: {
    get(id: string): { readonly id: string; readonly role: string } | undefined
    all(): readonly { readonly id: string; readonly role: string }[]
  }
}

const sessionLength = 30 * 86_400_000

/** A token that cannot be guessed: 32 random bytes, which do not depend on the seed. */
function newToken(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const hasEnded = ({ expires_at }: SessionRow, now: Date): boolean => Date.parse(expires_at) <= now.getTime()

/** A new session with this token. */
export const sessionFrom = (token: string, userId: string, now: Date): SessionRow => ({
  id: token,
  userId,
  expires_at: new Date(now.getTime() + sessionLength).toISOString(),
})

/** Signs a user in, and deletes all expired sessions. */
export async function startSession({ sessions: table }: AccountStore, userId: string, now: Date): Promise<SessionRow> {
  for (const { id } of table.all().filter((session) => hasEnded(session, now))) await table.delete(id)
  return table.create(sessionFrom(newToken(), userId, now))
}

/** The bearer token of a request. */
export const tokenOf = (request: Request): string | undefined =>
  /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

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
  roleOf(request, db) {
    const session = db.sessions.get(tokenOf(request) ?? '')
    return session && db.users.get(session.userId)?.role
  },
})
