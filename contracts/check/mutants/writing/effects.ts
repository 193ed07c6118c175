import { operations } from '#openapi/generated/operations.ts'
import { readAnswer } from '../../../judge/answer.ts'
import { listOf } from '../../../judge/contract/listed.ts'
import { usualStatus } from '../../../judge/contract/openapi.ts'
import { isObject } from '../../../judge/contract/records.ts'
import { resources } from '../../journeys/resources.ts'
import type { Mutant } from '../mutant.ts'
import {
  afterwards,
  answer,
  answering,
  ask,
  everyOperation,
  json,
  listIn,
  mutant,
  only,
  pathOf,
  success,
} from '../planting.ts'

const deletable = resources.flatMap(({ remove, ...rest }) => (remove ? [{ ...rest, remove }] : []))

const refusals = {
  400: 'bad input is accepted',
  404: 'an unknown id is accepted',
  409: 'a conflict is accepted',
  403: 'the record of another is accepted',
}

/** Accepts requests that must be refused, with the last successful answer. */
const accepted = everyOperation.flatMap(({ id, answers }) =>
  Object.entries(refusals)
    .filter(([status]) => status in answers)
    .map(([status, kind]) =>
      answering(id, kind, () => {
        const usual = usualStatus(id)
        let last = usual === '204' ? new Response(null, { status: 204 }) : undefined
        return async (given, { request }) => {
          if (String(given.status) === usual) last = given.clone()
          // A host may ignore a parameter that the contract does not document.
          const overlooked = status === '400' && new URL(request.url).searchParams.has('unknown')
          return String(given.status) === status && !overlooked ? last?.clone() : undefined
        }
      }),
    ),
)

/** Acknowledges deletes and other calls without an answer body, but does nothing. */
const ignored = everyOperation
  .filter(({ id, method }) => method === 'DELETE' || id === 'cancelOrder' || id === 'register')
  .map(({ id, access }) =>
    only(id, 'acknowledged and not done', () => async ({ request, send, applied }) => {
      // Refusals stay unchanged, since only successful calls have an effect.
      if (!request.headers.has('Authorization') && access !== 'public') return send(request)
      applied()
      const status = Number(usualStatus(id))
      return status === 204 ? new Response(null, { status }) : Response.json({ message: 'Done.' }, { status })
    }),
  )

/** Deletes a created record at once, but answers as if it were kept. */
const createdAndLost = deletable.map(({ create }) =>
  afterwards(create, 'acknowledged and not kept', async (call, { id: own }) =>
    success(await ask(call, 'DELETE', `${operations[create].path}/${String(own)}`, { token: call.token('admin') })),
  ),
)

const hidden = deletable.map(({ remove }) =>
  mutant(remove, 'a deleted record is only hidden from the lists', () => {
    const gone = new Set<string>()
    return async (call) => {
      const { request, params, send, applied } = call
      if (call.id === remove) {
        const own = params.id ?? ''
        const found = await ask(call, 'GET', pathOf(request))
        if (!success(found) || gone.has(own) || !request.headers.get('Authorization')) return send(request)
        gone.add(own)
        applied()
        return new Response(null, { status: 204 })
      }
      const given = await send(request)
      const isList = call.id && request.method === 'GET' && Object.keys(params).length === 0
      const body = isList && success(given) ? await json(given) : {}
      if (!Array.isArray(body.data)) return given
      const data = listIn(body, 'data').filter((item) => !gone.has(String(item.id)))
      return answer(given, { body: { ...body, data } })
    }
  }),
)

const alsoDeletes = (['deleteProduct', 'deleteCategory', 'deleteCollection', 'deleteAddress'] as const).map((id) =>
  afterwards(id, 'the record made before goes as well', async (call) => {
    const own = call.params.id ?? ''
    const before = own.replace(/\d+$/, (number) => String(Number(number) - 1))
    return before !== own && success(await ask(call, 'DELETE', operations[id].path.replace('{id}', before)))
  }),
)

const twice = (['createCategory', 'createCollection', 'createSale', 'addToCart', 'checkout'] as const).map((id) =>
  afterwards(id, 'done twice', async ({ request, send }) => success(await send(request))),
)

let harmed = 0

/** Writes that also change or delete the first record of a list, which is not one of the run: new ones come last. */
const sideEffects = everyOperation
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ id }) =>
    deletable.flatMap(({ list }) =>
      (['PUT', 'DELETE'] as const).map((method) => {
        const { path } = operations[list]
        return afterwards(id, `${method} of another record of ${path}`, async (call) => {
          const [record] = listOf({
            id: list,
            answer: await readAnswer(await ask(call, 'GET', path, { token: '' })),
          }).items
          if (!isObject(record)) return false
          // Another name each time, however often it is done.
          harmed += 1
          const name = `Harmed for the ${harmed}. time`
          const body = method === 'PUT' ? { name, description: 'Another text.', thumbnail: '/a.avif' } : undefined
          return success(await ask(call, method, `${path}/${String(record.id)}`, { token: call.token('admin'), body }))
        })
      }),
    ),
  )

/** Calls whose effect is none, another one, or more than it should be. */
export const effects: readonly Mutant[] = [
  ...accepted,
  ...ignored,
  ...createdAndLost,
  ...hidden,
  ...alsoDeletes,
  ...twice,
  ...sideEffects,
]
