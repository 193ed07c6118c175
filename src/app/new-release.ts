import { stored } from '#src/shared/lib/storage/stored.ts'

/** When a page was last loaded again for a new release, in epoch milliseconds. */
const reloaded = stored<number>({
  key: 'shop:reloaded',
  area: 'session',
  blank: 0,
  valid: (kept) => (typeof kept === 'number' ? kept : undefined),
})

/** Within this time a second failure has another cause, in milliseconds. */
const once = 60_000

/**
 * Loads the page again when its code is missing, since a new release has replaced it: once, and not without a
 * connection. What was typed is kept by the drafts of the forms.
 */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => {
    const at = performance.timeOrigin + performance.now()
    if (!navigator.onLine || at - reloaded.read() < once) return
    reloaded.write(at)
    location.reload()
  })
}
