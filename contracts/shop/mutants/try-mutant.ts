import { operations } from '#openapi/generated/operations.ts'
import { operationsAt } from '#mocks/engine/call/operation-at.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { runAll } from '#contracts/shop/check/parts.ts'
import { readShopOptions } from '#contracts/shop/check/shop-check.ts'
import { kitOf } from './changed-backends.ts'
import type { Mutant } from './mutant.ts'
import { CannotCall } from '#openapi/contract/request.ts'

export interface Tried {
  /** Whether the fault altered anything at all. */
  applied: boolean
  /** The finding that revealed it. */
  found: string | undefined
  /** Requests until it was found; all of them if it was not. */
  requests: number
}

const origin = 'http://localhost'

/** Whether a request calls the operation of a mutant. */
const isOf = ({ operation }: Mutant, { method, url }: Request) =>
  operationsAt(operations, new URL(url).pathname).some((each) => each.method === method && each.id === operation)

async function tryOnce(mutant: Mutant, flags: readonly string[]): Promise<Tried> {
  const { name, alter } = mutant
  // Whatever lines of the backend are wrong, they are there with each call.
  const tried: Tried = { applied: alter === undefined, found: undefined, requests: 0 }
  const stop = new AbortController()
  const { session } = await openMockSession({
    origin,
    kit: await kitOf(mutant),
    // Once it is found, the rest of the check is not needed.
    send: async (request, backend) => {
      if (stop.signal.aborted) throw new CannotCall('the fault is found')
      tried.requests += 1
      const given = await backend(request.clone())
      // A backend that crashes is always found, so this would prove nothing.
      if (given.status === 500) throw new Error(`${name}: the backend does not work with these lines.`)
      const altered = isOf(mutant, request) ? await alter?.(given) : undefined
      if (altered) tried.applied = true
      return altered ?? given
    },
    seed: 1,
    label: 'Self-Test',
    onFinding: ({ operation, law, path }) => {
      tried.found ??= `${law}: ${operation} ${path}`
      stop.abort()
    },
  })
  await runAll(session, readShopOptions([origin, ...flags], {}), { signal: stop.signal })
  return tried
}

/**
 * Plants a fault in a fresh backend and runs the check: first for the tag of its operation, then for all. The first run
 * asks for every documented answer of the operation, so a fault that alters nothing there never will.
 */
export async function tryMutant(mutant: Mutant, flags: readonly string[] = ['--write']): Promise<Tried> {
  const first = await tryOnce(mutant, [...flags, '--only', operations[mutant.operation].tag])
  if (first.found !== undefined || !first.applied) return first
  const whole = await tryOnce(mutant, flags)
  return { ...whole, applied: whole.applied || first.applied, requests: first.requests + whole.requests }
}
