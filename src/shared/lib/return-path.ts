interface PageToReturnTo {
  pathname: string
  search: string
  hash: string
}

/** Navigation state for the sign-in page: where to return afterwards. */
export function rememberPlace({ pathname, search, hash }: PageToReturnTo): { from: string } {
  return { from: `${pathname}${search}${hash}` }
}

/** The place to return to in navigation state, if it is an address of this shop. */
export function rememberedPlace(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  // Browsers drop tabs and line breaks from a URL, so "/\t/host" would lead to another server.
  return typeof from === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(from) ? from : undefined
}

/** Why a person was sent to sign in, from navigation state, if it is known. */
export function rememberedReason(state: unknown): string | undefined {
  const reason: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'reason') : undefined
  return typeof reason === 'string' ? reason : undefined
}

/** Whether a person of that role may see the place: `/admin` is for administrators. */
export function mayVisit(place: string, role: string | undefined): boolean {
  return role === 'ADMIN' || !/^\/admin(?:[/?#]|$)/.test(place)
}

/** The page's index in the tab's history; undefined if the router does not provide it. */
export function historyDepth(): number | undefined {
  return typeof history === 'undefined' ? undefined : numberIn(history.state, 'idx')
}

/**
 * How many steps back the remembered page is, if it is still in the history: going back also restores its scroll
 * position.
 */
export function stepsBack(state: unknown): number | undefined {
  const here = historyDepth()
  const depth = numberIn(state, 'depth')
  return here !== undefined && depth !== undefined && here > depth ? here - depth : undefined
}

function numberIn(state: unknown, name: string): number | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'number' ? value : undefined
}
