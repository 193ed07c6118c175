import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { match } from '../matching.ts'
import type { Mutant, Send, Tools } from '../mutant.ts'
import { mutant } from '../planting.ts'

/** Answers that belong to an earlier time or to another call. */
export function staleMutants(id: OperationId): Mutant[] {
  const kept = (kind: string, keyOf: (request: Request) => string): Mutant =>
    mutant(id, kind, () => {
      const known = new Map<string, Response>()
      return async (request: Request, send: Send, { applied }: Tools) => {
        if (match(request)?.operation.id !== id) return send(request)
        const key = keyOf(request)
        const before = known.get(key)
        const given = await send(request)
        if (given.status !== 200) return given
        if (!before) {
          known.set(key, given.clone())
          return given
        }
        if ((await before.clone().text()) === (await given.clone().text())) return given
        applied()
        return before.clone()
      }
    })
  const parameterless = !operations[id].path.includes('{') && operations[id].query === null
  return [
    kept('the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(operations[id].access === 'token' ? [kept('the first answer to everybody', ({ url }) => url)] : []),
    ...(parameterless ? [] : [kept('the first answer to every request', () => '')]),
  ]
}
