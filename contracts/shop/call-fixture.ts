import type { OperationId } from '#openapi/generated/operations.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { operationOf } from './shop-contract.ts'
import type { Call } from '#contracts/judge/call.ts'

/** For tests: a sound call of a customer with the status 200, or what `more` says. */
export function callOf(
  id: OperationId,
  input: RequestInput,
  body: unknown,
  { status = 200, ...more }: Partial<Call> & { status?: number } = {},
): Call {
  const answer = { status, contentType: null, headers: new Headers(), text: '', body }
  return {
    operation: operationOf(id),
    id,
    caller: 'customer',
    input,
    answer,
    context: 'a journey',
    ms: 1,
    sound: true,
    ...more,
  }
}
