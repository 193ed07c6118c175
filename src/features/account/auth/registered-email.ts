/** Navigation state from registration to sign-in: adds the email to the existing state. */
export function withEmail(state: unknown, email: string): object {
  return { ...(typeof state === 'object' ? state : {}), email }
}

/** The email of an account that was just created, else empty. */
export function registeredEmail(state: unknown): string {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
  return isKnown ? (state.email as string) : ''
}
