import type { Operation } from '#openapi/contract/contract.ts'
import { isValidBody } from '#openapi/contract/operation.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import { badInputIsRefused } from '../laws/writing-laws.ts'
import { brokenRequests } from './broken-requests.ts'

/**
 * Sends each request that breaks one constraint of the contract by `ask`, and expects it to be refused. Resolves to
 * whether all were.
 */
export async function sendBroken(
  calls: Pick<JudgedCalls, 'pick' | 'broken'>,
  operation: Operation,
  valid: RequestInput,
  ask: (request: RequestInput) => Promise<Call>,
): Promise<boolean> {
  let areRefused = true
  for (const [broken, request] of brokenRequests(operation, valid, calls.pick)) {
    const isBody = request.body !== valid.body && request.raw !== true
    // What the contract's own schema allows breaks nothing.
    if (isBody && isValidBody(operation, request.body)) continue
    const call = await ask(request)
    const { status } = call.answer
    if (status >= 300) continue
    areRefused = false
    const path = `request ${broken.split(':')[0] ?? ''}`
    calls.broken(badInputIsRefused, call, path, `a refusal of ${broken}`, String(status))
  }
  return areRefused
}
