import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { ShopCalls } from '#contracts/shop/exchanges/calls.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller } from '#contracts/shop/exchanges/input-of.ts'
import { conflictsAreRefused, datesAgreeWithTheClock } from '#contracts/check/laws/writing-laws.ts'
import { successes } from '#openapi/contract/operation.ts'
import type { RequestInput } from '#openapi/contract/request.ts'

type Dated = Readonly<{ created_at: string }>

/** Expects one of two records to be dated just after the other; some hosts keep whole seconds. */
export function expectJustAfter(calls: ShopCalls, call: Call, path: string, before: Dated, after: Dated): void {
  const apart = Date.parse(after.created_at) - Date.parse(before.created_at)
  if (apart <= -1000 || apart > 120_000)
    calls.broken(datesAgreeWithTheClock, call, path, 'just after the one before it', `${apart} ms apart`)
}

/**
 * Makes different calls at once, none of which may undo another; a call that is answered with a conflict is made again.
 * Returns their answers.
 */
export async function makeAtOnce(
  calls: ShopCalls,
  all: ReadonlyArray<[id: OperationId, caller: Caller, input: RequestInput]>,
) {
  const first = await Promise.all(
    all.map(([id, caller, input]) => calls.ask(id, caller, input, [...successes(operationOf(id)), '409'])),
  )
  const sent: Call[] = []
  for (const [index, [id, caller, input]] of all.entries()) {
    const call = first[index]
    if (call) sent.push(call.answer.status === 409 ? await calls.ask(id, caller, input) : call)
  }
  return sent
}

/** Makes the same call twice at once, as a double click does. */
export const askTwice = (calls: ShopCalls, ...call: Parameters<ShopCalls['ask']>) =>
  Promise.all([calls.ask(...call), calls.ask(...call)])

/** Of the same call twice at once, one must succeed and the other conflict. */
export async function expectOneOfTwo(
  calls: ShopCalls,
  id: OperationId,
  caller: Caller,
  input: RequestInput,
): Promise<Call> {
  const both = await askTwice(calls, id, caller, input, [...successes(operationOf(id)), '409'])
  const [done = both[0], other] = both.filter(({ answer }) => answer.status < 300)
  if (other) calls.broken(conflictsAreRefused, other, 'status', '409 for one of two at once', 'success twice')
  return done
}
