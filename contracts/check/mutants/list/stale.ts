import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Mutant } from '../mutant.ts'
import { match } from '../matching.ts'
import { mutant, only } from '../planting.ts'

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
  const cached = (): Mutant =>
    mutant(id, 'the last answer to everybody, until a write', () => {
      const known = new Map<string, Response>()
      return async (request, send, { applied }) => {
        if (request.method !== 'GET') known.clear()
        const given = await send(request)
        if (match(request)?.operation.id !== id || given.status !== 200) return given
        const before = known.get(request.url) ?? given.clone()
        known.set(request.url, before)
        if ((await before.clone().text()) === (await given.clone().text())) return given
        applied()
        return before.clone()
      }
    })
  const parameterless = !operations[id].path.includes('{') && operations[id].query === null
  return [
    kept('the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(operations[id].access === 'token' ? [kept('the first answer to everybody', ({ url }) => url), cached()] : []),
    ...(parameterless ? [] : [kept('the first answer to every request', () => '')]),
  ]
}
