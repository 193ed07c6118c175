import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { queryParameter, staleAfter } from '../../judge/contract/openapi.ts'
import { isObject } from '../../judge/contract/records.ts'
import { same } from '../../judge/laws/law.ts'
import { refusedChangesNothing } from '../laws/writing-laws.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import { callerFor } from './resources.ts'

/** A call whose answer would show an effect of a refused call. */
interface Trace {
  id: OperationId
  asked: Loose
  /** The part of the answer that must not change. */
  of: (step: Step) => unknown
}

const all = Object.values(operations)
const whole = ({ answer }: Step): unknown => (answer.status === 200 ? answer.body : answer.status)
const total = ({ answer }: Step): unknown => totalIn(answer.body)

/** The caller's own data: cart, wishlist, account. */
const ownReads = all.filter(({ method, access, path }) => method === 'GET' && access === 'token' && !path.includes('{'))

/** Whether a search shows what an operation writes. */
const shows = (search: OperationId, id: OperationId) =>
  queryParameter(search, 'q') !== undefined && staleAfter(id).includes(search)

function tracesFor(stage: LawStage, id: OperationId, { params, body }: Loose): Trace[] {
  const { path, tag } = operations[id]
  const own = params?.id
  const detail = all.find((each) => each.method === 'GET' && path.startsWith(each.path) && each.path.endsWith('{id}'))
  const q = isObject(body)
    ? [body.name, body.code, body.email].find((text) => typeof text === 'string' && stage.isUnique(text))
    : undefined
  const found: Trace[] = [
    ...(detail && own !== undefined ? [{ id: detail.id, asked: { params: { id: own } }, of: whole }] : []),
    ...ownReads.filter((read) => read.tag === tag).map((read) => ({ id: read.id, asked: {}, of: whole })),
    ...stage.own().map((made) => ({ id: made.get, asked: { params: { id: made.id } }, of: whole })),
    ...(typeof q === 'string'
      ? all
          .filter((other) => shows(other.id, id))
          .map((search) => ({ id: search.id, asked: { query: { q } }, of: total }))
      : []),
  ]
  return [...new Map(found.map((trace) => [JSON.stringify([trace.id, trace.asked]), trace])).values()]
}

/** Reads everything that a refused call might change. The returned function reads it again and reports changes. */
export async function watch(stage: LawStage, id: OperationId, asked: Loose): Promise<() => Promise<void>> {
  const traces = tracesFor(stage, id, asked)
  const look = (trace: Trace) => stage.ask(trace.id, callerFor(trace.id), trace.asked, ['200', '404'])
  const before: unknown[] = []
  for (const trace of traces) before.push(trace.of(await look(trace)))
  return async () => {
    for (const [index, trace] of traces.entries()) {
      const step = await look(trace)
      const now = trace.of(step)
      if (same(before[index], now)) continue
      const expected = `${inShort(before[index])}, as before refused calls of ${id}`
      stage.broken(refusedChangesNothing, step, '$', expected, inShort(now))
    }
  }
}
