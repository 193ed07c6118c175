import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Call, Mutant } from '../mutant.ts'
import { mutant } from '../planting.ts'

/** Answers with the first answer that had the same key, until `isOver`. */
const kept = (
  id: OperationId,
  kind: string,
  keyOf: (request: Request) => string,
  isOver: (call: Call) => boolean = () => false,
): Mutant =>
  mutant(id, kind, () => {
    const known = new Map<string, string>()
    return async (call) => {
      if (isOver(call)) known.clear()
      const given = await call.send(call.request)
      if (call.id !== id || given.status !== 200) return given
      const [key, now] = [keyOf(call.request), await given.clone().text()]
      const before = known.get(key) ?? now
      known.set(key, before)
      if (before === now) return given
      call.applied()
      return new Response(before, { status: 200, headers: given.headers })
    }
  })

const address = ({ url }: Request) => url
const isWrite = ({ request }: Call) => request.method !== 'GET'

/** Answers that belong to an earlier time or to another call. */
export function staleMutants(id: OperationId): Mutant[] {
  const { path, query, access } = operations[id]
  const isPersonal = access === 'token'
  const takesParameters = path.includes('{') || query !== null
  return [
    kept(id, 'the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(isPersonal ? [kept(id, 'the first answer to everybody', address)] : []),
    ...(isPersonal ? [kept(id, 'the last answer to everybody, until a write', address, isWrite)] : []),
    ...(takesParameters ? [kept(id, 'the first answer to every request', () => '')] : []),
  ]
}
