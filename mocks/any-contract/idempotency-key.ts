import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { objectIn, same } from '#openapi/contract/json.ts'
import { isIdempotencyKey } from '#openapi/contract/operation.ts'
import { type AnyImplementation, Reply } from '../engine/call/implementation.ts'
import { Problem } from '../engine/call/problem.ts'
import type { AnyStore } from '../engine/table/store.ts'
import type { Row } from './rows.ts'

/** The table of the answers that were given to a key. */
export const keyedAnswers = 'answers to keys'

const keyOf = ({ method, parameters }: Operation) => (method === 'GET' ? undefined : parameters.find(isIdempotencyKey))

/** Whether a contract has an operation that is done once for each key. */
export const hasKeys = ({ operations }: Contract): boolean => operations.some((each) => keyOf(each) !== undefined)

interface Keyed {
  readonly db: AnyStore
  readonly user: unknown
  readonly headers: Headers
  readonly url: string
  readonly body: unknown
  readonly now: Date
}

/** Answers a call, without its types. */
export type AnyRun = {
  run(call: Parameters<AnyImplementation>[0]): Promise<Reply<unknown>> | Reply<unknown>
}['run']

/** Answers a request whose key was used before as the first time, and does nothing again. */
export function onceForAKey(operation: Operation, run: AnyRun): AnyImplementation {
  const parameter = keyOf(operation)
  if (!parameter) return run
  const refusal = '409' in operation.answers && !('422' in operation.answers) ? 409 : 422
  return async (call: Keyed) => {
    const sentKey = call.headers.get(parameter.name)
    if (sentKey === null) return run(call)
    const key = JSON.stringify([operation.id, objectIn(call.user).id, sentKey])
    const { pathname, search } = new URL(call.url)
    const sent = [pathname + search, call.body ?? null]
    const table = call.db.table(keyedAnswers)
    const [before] = table.where('key', key) as readonly Row[]
    if (before && !same(before.record.sent, sent)) throw new Problem(refusal, 'This key was used for another request.')
    if (before) {
      const { status, body, headers } = before.record
      return new Reply(Number(status), body, headers as Reply<unknown>['headers'])
    }
    const { status, body, headers } = await run(call)
    await table.create({ id: table.nextId(), key, record: { sent, status, body, headers }, parents: {} } satisfies Row)
    return new Reply(status, body, headers)
  }
}
