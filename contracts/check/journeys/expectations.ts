import { type JudgedCalls, successes } from '#contracts/session/journey.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { conflictsAreRefused, datesAgreeWithTheClock } from '../laws/writing-laws.ts'

type Dated = Readonly<{ created_at: string }>

/** Expects one of two records to be dated just after the other; some hosts keep whole seconds. */
export function expectJustAfter(calls: JudgedCalls, call: Call, path: string, before: Dated, after: Dated): void {
  const apart = Date.parse(after.created_at) - Date.parse(before.created_at)
  if (apart <= -1000 || apart > 120_000)
    calls.broken(datesAgreeWithTheClock, call, path, 'just after the one before it', `${apart} ms apart`)
}

/**
 * Makes different calls at once, none of which may undo another; a call that is answered with a conflict is made again.
 * Returns their answers.
 */
export async function makeAtOnce(
  calls: JudgedCalls,
  all: ReadonlyArray<[id: OperationId, caller: Caller, asked: Loose]>,
) {
  const ask = async ([id, caller, asked]: (typeof all)[number]) => {
    const call = await calls.ask(id, caller, asked, [...successes(id), '409'])
    return { call, again: call.answer.status === 409 ? () => calls.ask(id, caller, asked) : undefined }
  }
  const made: Call[] = []
  for (const { call, again } of await Promise.all(all.map(ask))) made.push((await again?.()) ?? call)
  return made
}

/** Makes the same call twice at once, as a double click does: one must succeed and the other conflict. */
export async function expectOneOfTwo(calls: JudgedCalls, id: OperationId, caller: Caller, asked: Loose): Promise<Call> {
  const wanted = [...successes(id), '409']
  const [one, other] = await Promise.all([calls.ask(id, caller, asked, wanted), calls.ask(id, caller, asked, wanted)])
  const [done, ...others] = [one, other].filter(({ answer }) => answer.status < 300)
  if (others.length > 0)
    calls.broken(conflictsAreRefused, other, 'status', '409 for one of two at once', 'success twice')
  return done ?? one
}
