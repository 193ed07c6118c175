import { tokenOf } from './caller.ts'
import type { Contract, Operation } from './contract.ts'
import { RecordedReply } from './operation.ts'
import { operationsAt } from './operation-at.ts'
import type { RecordedCall } from './recording-file.ts'
import type { AccountStore } from './sign-in.ts'
import { likeness } from './undocumented.ts'

/** A recorded session whose reads are answered again. */
export interface Replay<Db> {
  /** The store with the records of the session, unchanged since. */
  readonly seeded: Db
  /** The recorded answer to this caller, who has signed in to `db`. */
  readonly answerTo: (operation: Operation, request: Request, db: Db) => RecordedReply | undefined
  /** What is said of a call that was not recorded. */
  readonly notRecorded: (request: Request) => string
}

interface Read {
  operation: Operation
  method: string
  /** Path and query. */
  address: string
  path: string
  reply: RecordedReply
}

/** The order of the parameters makes no difference. */
function keyOf(url: URL, caller: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.sort()
  return `${url.pathname}?${query.toString()} ${caller}`
}

/** Whoever has no session of the store is a guest. */
const callerOf = (db: AccountStore, { access }: Operation, token: string | undefined) =>
  access === 'public' || token === undefined ? '' : (db.sessions.get(token)?.userId ?? `the token ${token}`)

const addressOf = (path: string) => new URL(path, 'http://recording.test')

const replyOf = ({ status, headers, text }: RecordedCall) =>
  new RecordedReply(status, text === '' ? undefined : JSON.parse(text), { headers })

/**
 * Of equal reads the last one counts. A successful write makes the reads of its tag before it stale, since nothing tells
 * what they would show afterwards.
 */
function readsOf(operations: Contract, calls: readonly RecordedCall[], db: AccountStore): Map<string, Read> {
  const reads = new Map<string, Read>()
  for (const call of calls) {
    const { method, path, status, token } = call
    const url = addressOf(path)
    const operation = operationsAt(operations, url.pathname).find((each) => each.method === method)
    if (!operation) continue
    if (method === 'GET') {
      const key = keyOf(url, callerOf(db, operation, token))
      reads.set(key, { operation, method, address: path, path: url.pathname, reply: replyOf(call) })
    } else if (status < 300) {
      for (const [key, read] of reads) if (read.operation.tag === operation.tag) reads.delete(key)
    }
  }
  return reads
}

export function createReplay<Db extends AccountStore>(
  operations: Contract,
  calls: readonly RecordedCall[],
  seeded: Db,
): Replay<Db> {
  const reads = readsOf(operations, calls, seeded)
  return {
    seeded,
    answerTo: (operation, request, db) =>
      reads.get(keyOf(new URL(request.url), callerOf(db, operation, tokenOf(request))))?.reply,
    notRecorded: ({ url, method }) => {
      const { pathname, search } = new URL(url)
      const [nearest] = [...reads.values()].toSorted(
        (a, b) => likeness(pathname, method, b) - likeness(pathname, method, a),
      )
      const words = `${method} ${pathname}${search} was not recorded.`
      return nearest ? `${words} The nearest is GET ${nearest.address} (${nearest.operation.id}).` : words
    },
  }
}
