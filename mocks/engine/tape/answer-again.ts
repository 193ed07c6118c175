import type { Operation } from '../call/operation.ts'
import { RecordedReply, Reply } from '../call/implementation.ts'
import type { Prepared } from '../call/prepare.ts'
import type { ErrorBody } from '../call/problem.ts'
import type { Replay } from './replay.ts'

interface ReplayedCall<Db> {
  operation: Operation
  request: Request
  db: Db
  /** A refusal if the request breaks the contract. */
  prepared: Prepared<Db> | Reply<unknown>
  refuse: (error: unknown) => Reply<unknown>
  errorBody: ErrorBody
}

/**
 * The recorded answer to a read, unless a later write has changed what the store answers. A read that was not recorded
 * gets 501 with the nearest recorded one.
 */
export async function answerAgain<Db>(
  replay: Replay<Db>,
  { operation, request, db, prepared, refuse, errorBody }: ReplayedCall<Db>,
): Promise<Reply<unknown>> {
  const recorded = replay.answerTo(operation, request, db)
  if (prepared instanceof Reply) return recorded ?? prepared
  const { user, answerFrom } = prepared
  const now = await answerFrom(db).catch(refuse)
  // An account registered later was never recorded.
  if (user && !replay.knows(user.id)) return now
  const atFirst = await answerFrom(replay.seeded).catch(refuse)
  if (JSON.stringify(now) !== JSON.stringify(atFirst)) return now
  if (recorded) return recorded
  const message = replay.notRecorded(request)
  return new RecordedReply(501, errorBody(operation.path, { message }), {
    violations: [{ path: '', message: 'The recording has no such call.' }],
  })
}
