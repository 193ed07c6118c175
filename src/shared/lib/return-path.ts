interface Place {
  pathname: string
  search: string
  hash: string
}

/** Navigation state for the way to sign-in: where the person came from and goes back to. */
export function rememberPlace({ pathname, search, hash }: Place): { from: string } {
  return { from: `${pathname}${search}${hash}` }
}

/** The remembered place in navigation state, if it is an address of this shop. */
export function rememberedPlace(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}

/** Whether a person of that role may see the place: `/admin` is for administrators. */
export function mayVisit(place: string, role: string | undefined): boolean {
  return role === 'ADMIN' || !/^\/admin(?:[/?#]|$)/.test(place)
}
