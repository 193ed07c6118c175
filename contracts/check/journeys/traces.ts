import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { queryParameter, staleAfter } from '../../judge/contract/openapi.ts'
import { isObject } from '../../judge/contract/records.ts'
import { same } from '../../judge/laws/law.ts'
import { refusedChangesNothing } from '../laws/writing-laws.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import { callerFor } from './resources.ts'

interface Trace {
  id: OperationId
  caller: Caller
  asked: Loose
  /** The part of the answer that must not change. */
  of: (step: Step) => unknown
}

const all = Object.values(operations)
const whole = ({ answer }: Step): unknown => (answer.status === 200 ? answer.body : answer.status)

/** The caller's own data: cart, wishlist, account. */
const ownReads = all.filter(({ method, access, path }) => method === 'GET' && access === 'token' && !path.includes('{'))

/** Whether a search shows what an operation writes. */
const shows = (search: OperationId, id: OperationId) => staleAfter(id).includes(search)

/** The calls whose answers would show an effect of a refused call. */
function tracesFor(stage: LawStage, id: OperationId, { params, body }: Loose): Trace[] {
  const { path, tag } = operations[id]
  const detail = all.find(
    (other) =>
      other.method === 'GET' && params?.id !== undefined && path.startsWith(other.path) && other.path.endsWith('{id}'),
  )
  const marker = isObject(body)
    ? [body.name, body.code, body.email].find((text) => typeof text === 'string' && stage.isUnique(text))
    : undefined
  const searches = all.filter((other) => queryParameter(other.id, 'q') !== undefined && shows(other.id, id))
  return [
    ...(detail
      ? [{ id: detail.id, caller: callerFor(detail.id), asked: { params: { id: params?.id ?? '' } }, of: whole }]
      : []),
    ...ownReads
      .filter((read) => read.tag === tag)
      .map((read): Trace => ({ id: read.id, caller: 'customer', asked: {}, of: whole })),
    ...stage.own().map(({ get, id: own }): Trace => ({
      id: get,
      caller: callerFor(get),
      asked: { params: { id: own } },
      of: whole,
    })),
    ...(marker === undefined
      ? []
      : searches.map((search): Trace => ({
          id: search.id,
          caller: callerFor(search.id),
          asked: { query: { q: marker } },
          of: ({ answer }) => totalIn(answer.body),
        }))),
  ]
}

/** Reads everything that a refused call might change. The returned function reads it again and reports changes. */
export async function watch(stage: LawStage, id: OperationId, asked: Loose): Promise<() => Promise<void>> {
  const traces = tracesFor(stage, id, asked)
  const look = (trace: Trace) => stage.ask(trace.id, trace.caller, trace.asked, ['200', '404'])
  const before: unknown[] = []
  for (const trace of traces) before.push(trace.of(await look(trace)))
  return async () => {
    for (const [index, trace] of traces.entries()) {
      const step = await look(trace)
      const now = trace.of(step)
      if (!same(before[index], now))
        stage.expect(refusedChangesNothing, step, [
          { path: '$', expected: `${inShort(before[index])}, as before refused calls of ${id}`, got: inShort(now) },
        ])
    }
  }
}
