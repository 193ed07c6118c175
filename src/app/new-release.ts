import { stored } from '#src/shared/lib/storage/stored.ts'

/** When a page was last loaded again for a new release, in epoch milliseconds. */
const reloaded = stored<number>({
  key: 'shop:reloaded',
  area: 'session',
  blank: 0,
  valid: (value) => (typeof value === 'number' ? value : undefined),
})

/** Within this time a second failure has another cause, in milliseconds. */
const once = 60_000

const isGone = ({ ok, headers }: Response) => !ok || !headers.get('content-type')?.includes('javascript')

/** Loads the page again if the host sends this very file as `isReason` says, unless that was done within `pause`. */
async function reloadOnce(isReason: (answer: Response) => boolean, pause = once): Promise<void> {
  const at = performance.timeOrigin + performance.now()
  if (at - reloaded.read() < pause) return
  // Without a connection the page stays as it is.
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer === undefined || !isReason(answer)) return
  reloaded.write(at)
  location.reload()
}

/**
 * Loads the page again when its code is missing, since a new release has replaced it: once, and only if this very file is
 * missing too, which a broken connection does not explain. What was typed is kept by the drafts of the forms.
 */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => void reloadOnce(isGone))
}

/**
 * Loads a screen again whose code did not arrive, once the host answers: some browsers never ask again for a module that
 * they could not load once.
 */
export const reloadScreen = (): void => void reloadOnce(() => true)

/** The same when the connection is back, however often it breaks. */
export const reloadWhenBack = (): void => void reloadOnce(() => true, 0)
