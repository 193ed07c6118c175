import type { LoggedRequest, RequestLog } from './engine/request-log.ts'

const key = 'kit:requests'
/** Calls that outlive a reload: with bodies of 50,000 characters at most they fit into what a tab may keep. */
const keptCalls = 40

/** Keeps the latest calls over reloads of this tab. Where storage is blocked, the log begins anew. */
export function keepLog(log: RequestLog): void {
  try {
    log.restore(JSON.parse(sessionStorage.getItem(key) ?? '[]') as LoggedRequest[])
  } catch {
    // Blocked, or not what was once written.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(log.all().slice(-keptCalls)))
    } catch {
      // Blocked or full.
    }
  })
}
