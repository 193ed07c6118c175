import type { LoggedRequest, RequestLog } from './engine/request-log.ts'

const key = 'kit:requests'
/** Calls that survive a reload: with bodies of at most 50,000 characters they fit into session storage. */
const keptCalls = 40

/** Keeps the latest calls over reloads of this tab. Where storage is blocked, the log starts empty. */
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
