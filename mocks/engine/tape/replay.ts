import type { OperationTable, Operation } from '../call/operation.ts'
import { RecordedReply } from '../call/implementation.ts'
import { addressOf, knownCalls, type RecordedCall } from './recording-file.ts'
import { type AccountStore, tokenOf } from '../call/sign-in.ts'
import { likeness } from '../call/undocumented.ts'

/** A recorded session that answers reads. */
export interface Replay<Db> {
  /** The store as recorded, before any change. */
  readonly seeded: Db
  /** Whether an account was recorded. */
  readonly knows: (userId: string) => boolean
  /** The recorded answer for this caller, whose session is in `db`. */
  readonly answerTo: (operation: Operation, request: Request, db: Db) => RecordedReply | undefined
  /** The message for a call that was not recorded. */
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

const keyOf = (url: URL, caller: string) => `${addressOf(url)} ${caller}`

/** The user id of the caller, or the token if its session is unknown; empty if the operation needs none. */
const callerOf = (db: AccountStore, { access }: Operation, token: string | undefined) =>
  access === 'public' || token === undefined ? '' : (db.sessions.get(token)?.userId ?? `the token ${token}`)

const replyOf = ({ status, headers, text }: RecordedCall) =>
  new RecordedReply(status, text === '' ? undefined : JSON.parse(text), { headers })

/**
 * The recorded reads. Of equal reads the last one counts. A successful write drops the earlier reads of its tag, since
 * their answers after the write are unknown.
 */
function readsOf(operations: OperationTable, calls: readonly RecordedCall[], db: AccountStore): Map<string, Read> {
  const reads = new Map<string, Read>()
  for (const { call, operation, url } of knownCalls(operations, calls)) {
    const { method, path, status, token } = call
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
  operations: OperationTable,
  calls: readonly RecordedCall[],
  seeded: Db,
): Replay<Db> {
  const reads = readsOf(operations, calls, seeded)
  return {
    seeded,
    knows: (userId) => seeded.users.get(userId) !== undefined,
    answerTo: (operation, request, db) =>
      reads.get(keyOf(new URL(request.url), callerOf(db, operation, tokenOf(request))))?.reply,
    notRecorded: ({ url, method }) => {
      const { origin, pathname, search, searchParams } = new URL(url)
      const sharedParameters = (address: string) =>
        [...new URL(address, origin).searchParams.keys()].filter((name) => searchParams.has(name)).length
      const [nearest] = [...reads.values()].toSorted(
        (a, b) =>
          likeness(pathname, method, b) - likeness(pathname, method, a) ||
          sharedParameters(b.address) - sharedParameters(a.address),
      )
      const words = `${method} ${pathname}${search} was not recorded.`
      return nearest ? `${words} The nearest is GET ${nearest.address} (${nearest.operation.id}).` : words
    },
  }
}
