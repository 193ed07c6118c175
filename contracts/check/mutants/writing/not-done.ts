import { operations } from '#openapi/generated/operations.ts'
import { usualStatus } from '../../../judge/contract/openapi.ts'
import type { Json } from '../../../judge/contract/records.ts'
import { answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { everyOperation, call, json, mutant, only, success, tokenOf } from '../planting.ts'

/** Acknowledges deletes and other calls without an answer body, but does nothing. */
export const ignored = everyOperation
  .filter(({ id, method }) => method === 'DELETE' || id === 'cancelOrder' || id === 'register')
  .map(({ id }) =>
    only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
      // Refusals stay unchanged, since only successful calls have an effect.
      const known = request.headers.has('Authorization') || operations[id].access === 'public'
      if (!known) return send(request)
      applied()
      const status = Number(usualStatus(id))
      return new Response(status === 204 ? null : JSON.stringify({ message: 'Done.' }), {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    }),
  )

/** Deletes a created record at once, but answers as if it were kept. */
export const createdAndLost = (['createProduct', 'createCategory', 'createCollection'] as const).map((id) =>
  only(id, 'acknowledged and not kept', () => async (request, send, { applied, token }) => {
    const given = await send(request)
    const { id: own } = await json(given)
    if (!success(given)) return given
    applied()
    await send(call(request, 'DELETE', `${operations[id].path}/${String(own)}`, token('admin')))
    return given
  }),
)

export const hidden = (['deleteProduct', 'deleteCategory', 'deleteCollection'] as const).map((id): Mutant =>
  mutant(id, 'a deleted record is only hidden from the lists', () => {
    const gone = new Set<string>()
    return async (request, send, { applied }) => {
      const matched = match(request)
      if (matched?.operation.id === id) {
        const found = await send(call(request, 'GET', new URL(request.url).pathname, tokenOf(request)))
        const own = matched.params.id ?? ''
        if (!success(found) || gone.has(own) || !request.headers.get('Authorization')) return send(request)
        gone.add(own)
        applied()
        return new Response(null, { status: 204 })
      }
      const given = await send(request)
      const isList = matched?.operation.method === 'GET' && !matched.operation.path.includes('{')
      if (!isList || !success(given)) return given
      const body = await json(given)
      if (!Array.isArray(body.data)) return given
      return answer(given, {
        body: { ...body, data: (body.data as Json[]).filter((item) => !gone.has(String(item.id))) },
      })
    }
  }),
)
