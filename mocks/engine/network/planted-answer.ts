import { isWrongShape } from './fault-rule.ts'
import type { Fault } from './faults.ts'
import { Problem, sessionEnded } from '../call/problem.ts'
import { wrongShaped } from './wrong-shape.ts'

/** The messages of some planted statuses; the others say that they are planted. */
const plantedWords: Readonly<Record<string, string>> = {
  401: sessionEnded,
  403: 'This needs an administrator account.',
  404: 'Not found',
  500: 'Something went wrong on our side.',
  503: 'This part of the host is out of service.',
}
/** The error answer of a planted status. */
export const planted = (status: string) =>
  new Problem(Number(status), plantedWords[status] ?? 'This refusal was planted.')

const dripParts = 20
const dripPause = 250

/** Resolves after some milliseconds, or at once when the caller aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })

/** An answer that never arrives: a network error once the caller aborts. */
export const noAnswer = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    const stop = () => resolve(Response.error())
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })

/** The text in twenty parts over five seconds. */
function dripping(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / dripParts))
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await wait(dripPause, signal)
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length || signal.aborted) controller.close()
    },
  })
}

/** An answer's body, or a copy that is wrong in one place if the fault is a wrong shape. */
export const shapedBody = (body: unknown, fault?: Fault): unknown =>
  fault && isWrongShape(fault.kind) ? wrongShaped(body, fault.kind, fault.chance) : body

/** The text of an answer as this fault delivers it. */
export function deliveredBody(text: string, { kind }: Fault, signal: AbortSignal): BodyInit {
  if (kind === 'cut') return text.slice(0, Math.floor(text.length / 2))
  if (kind === 'drip') return dripping(text, signal)
  return text
}
