import type { LoggedRequest, RequestLog } from '../engine/tape/request-log.ts'

const key = 'kit:requests'
/**
 * The number of calls that survive a reload. With bodies of at most 50,000 characters they fit into session storage.
 */
const keptCalls = 40

/** Keeps the latest calls across reloads of this tab. If storage is blocked, the log starts empty. */
export function keepLog(log: RequestLog): void {
  try {
    log.restore(JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoggedRequest[])
  } catch {
    // Storage is blocked, or the entry is invalid.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(log.all().slice(-keptCalls)))
    } catch {
      // Storage is blocked or full.
    }
  })
}
