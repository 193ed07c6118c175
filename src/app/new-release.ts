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
 * Loads the page again when its code is missing, since a new release has replaced it: once, and only if this very file is
 * missing too, which a broken connection does not explain. What was typed is kept by the drafts of the forms.
 */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => {
    const at = performance.timeOrigin + performance.now()
    if (at - reloaded.read() < once) return
    fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok, headers }) => {
        if (ok && headers.get('content-type')?.includes('javascript')) return
        reloaded.write(at)
        location.reload()
      },
      // Without a connection the page stays as it is.
      () => undefined,
    )
  })
}
