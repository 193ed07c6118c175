import { operations } from '#openapi/generated/operations.ts'
import { usualStatus } from '../../../judge/contract/openapi.ts'
import type { Json } from '../../../judge/contract/records.ts'
import { answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { afterwards, everyOperation, call, json, mutant, only, success, tokenOf } from '../planting.ts'

/** Acknowledges deletes and other calls without an answer body, but does nothing. */
const ignored = everyOperation
  .filter(({ id, method }) => method === 'DELETE' || id === 'cancelOrder' || id === 'register')
  .map(({ id, access }) =>
    only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
      // Refusals stay unchanged, since only successful calls have an effect.
      if (!request.headers.has('Authorization') && access !== 'public') return send(request)
      applied()
      const status = Number(usualStatus(id))
      return status === 204 ? new Response(null, { status }) : Response.json({ message: 'Done.' }, { status })
    }),
  )

/** Deletes a created record at once, but answers as if it were kept. */
const createdAndLost = (['createProduct', 'createCategory', 'createCollection'] as const).map((id) =>
  afterwards(id, 'acknowledged and not kept', async (request, { id: own }, send, { token }) =>
    success(await send(call(request, 'DELETE', `${operations[id].path}/${String(own)}`, token('admin')))),
  ),
)

const hidden = (['deleteProduct', 'deleteCategory', 'deleteCollection'] as const).map((id) =>
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
      const body = isList && success(given) ? await json(given) : {}
      if (!Array.isArray(body.data)) return given
      const data = (body.data as Json[]).filter((item) => !gone.has(String(item.id)))
      return answer(given, { body: { ...body, data } })
    }
  }),
)

/** Calls that are acknowledged without their effect. */
export const notDone: readonly Mutant[] = [...ignored, ...createdAndLost, ...hidden]
