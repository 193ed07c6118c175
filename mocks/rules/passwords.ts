/** The stored hash of a password, with the salt that makes equal passwords differ. */
export interface PasswordHash {
  salt: string
  key: string
}

/** Slow enough to make guessing expensive; a sign-in still takes only a few milliseconds. */
const iterations = 10_000

/** Composed, since one keyboard writes é as one character and another as two. */
const bytes = (text: string) => new TextEncoder().encode(text.normalize('NFC'))

/** PBKDF2 with SHA-256. The salt is not secret, but each account has its own. */
export async function hashPassword(password: string, salt: string): Promise<PasswordHash> {
  const secret = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations }
  const key = new Uint8Array(await crypto.subtle.deriveBits(algorithm, secret, 256))
  return { salt, key: [...key].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** Takes as long without an account, so that the time does not reveal whether one exists. */
export async function isPassword(password: string, stored: PasswordHash | null | undefined): Promise<boolean> {
  const { key } = await hashPassword(password, stored?.salt ?? '')
  return key === stored?.key
}
