/*
 * Stands in for `infiniteQueryBehavior.js` of `@tanstack/query-core`, by an alias in vite.config.ts: the shop has no
 * lists that grow as they are scrolled.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Builds leave infinite queries out: remove the alias of infiniteQueryBehavior in vite.config.ts.')
}

export const hasNextPage = (): boolean => false
export const hasPreviousPage = hasNextPage
