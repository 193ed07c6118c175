import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { stored, useStored } from '#src/shared/lib/storage/stored.ts'

/** What the strip of recently viewed products shows. No price: it may have changed since. */
export interface Seen {
  id: string
  name: string
  picture: string | null
}

const others = 8

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  (value.picture === null || typeof value.picture === 'string')

export const recentlyViewed = stored<readonly Seen[]>({
  key: 'shop:recently-viewed',
  area: 'local',
  blank: [],
  valid: (value) => (Array.isArray(value) ? value.filter(isSeen) : undefined),
})

/** Newest first, each once: the product on the screen and eight others. */
export function remember(one: Seen): void {
  const before = recentlyViewed.read().filter(({ id }) => id !== one.id)
  recentlyViewed.write([one, ...before].slice(0, others + 1))
}

/** Forgets a product that does not exist any more. */
export function forget(gone: string): void {
  recentlyViewed.write(recentlyViewed.read().filter(({ id }) => id !== gone))
}

export function forgetSeen(): void {
  recentlyViewed.write(recentlyViewed.blank)
}

/** The eight products viewed before the given one, newest first. */
export function useRecentlyViewed(except: string): Seen[] {
  return useStored(recentlyViewed)
    .filter(({ id }) => id !== except)
    .slice(0, others)
}
