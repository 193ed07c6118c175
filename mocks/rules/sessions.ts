import type { RecordOf } from '#mocks/records.ts'
import type { Store } from '#mocks/store.ts'

const sessionLength = 30 * 86_400_000

/** A token that cannot be guessed and is never given twice, whatever the seed: 32 random bytes. */
function newToken(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const hasEnded = ({ expires_at }: RecordOf<'sessions'>, now: Date): boolean =>
  Date.parse(expires_at) <= now.getTime()

/** Signs a user in. Sessions that have ended, anyone's, are dropped by the way. */
export function startSession(db: Store, user: RecordOf<'users'>, now: Date): Promise<RecordOf<'sessions'>> {
  for (const { id } of db.sessions.all().filter((session) => hasEnded(session, now))) db.sessions.delete(id)
  const expires_at = new Date(now.getTime() + sessionLength).toISOString()
  return db.sessions.create({ id: newToken(), userId: user.id, expires_at })
}
