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
  // Browsers drop tabs and line ends from an address, so that what follows them would count as its second sign.
  return typeof from === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(from) ? from : undefined
}

/** Whether a person of that role may see the place: `/admin` is for administrators. */
export function mayVisit(place: string, role: string | undefined): boolean {
  return role === 'ADMIN' || !/^\/admin(?:[/?#]|$)/.test(place)
}

/** How deep in the tab's history the open page is; unknown where the router does not say. */
export function historyDepth(): number | undefined {
  return typeof history === 'undefined' ? undefined : numberIn(history.state, 'idx')
}

/** How many steps back the remembered page is, where it is still there: going back brings it as it was left, scrolled and all. */
export function stepsBack(state: unknown): number | undefined {
  const here = historyDepth()
  const depth = numberIn(state, 'depth')
  return here !== undefined && depth !== undefined && here > depth ? here - depth : undefined
}

function numberIn(state: unknown, name: string): number | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'number' ? value : undefined
}
