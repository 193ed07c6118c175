import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Mutant } from '../mutant.ts'
import { only } from '../planting.ts'

/** Answers that belong to an earlier time or to another call. */
export function staleMutants(id: OperationId): Mutant[] {
  const kept = (kind: string, keyOf: (request: Request) => string): Mutant =>
    only(id, kind, () => {
      const known = new Map<string, string>()
      return async (request, send, { applied }) => {
        const given = await send(request)
        if (given.status !== 200) return given
        const [key, now] = [keyOf(request), await given.clone().text()]
        const before = known.get(key) ?? now
        known.set(key, before)
        if (before === now) return given
        applied()
        return new Response(before, { status: 200, headers: given.headers })
      }
    })
  const parameterless = !operations[id].path.includes('{') && operations[id].query === null
  return [
    kept('the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(operations[id].access === 'token' ? [kept('the first answer to everybody', ({ url }) => url)] : []),
    ...(parameterless ? [] : [kept('the first answer to every request', () => '')]),
  ]
}
