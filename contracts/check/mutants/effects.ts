import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { usualStatus } from '#contracts/judge/contract/openapi.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import { resources } from '../journeys/resources.ts'
import {
  afterwards,
  answer,
  answering,
  everyOperation,
  json,
  listIn,
  type Mutant,
  mutant,
  only,
  success,
} from './planting.ts'

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
    only(id, 'acknowledged and not done', () => async ({ sentToken, send, applied }) => {
      // Refusals stay unchanged, since only successful calls have an effect.
      if (sentToken === '' && access !== 'public') return send()
      applied()
      const status = Number(usualStatus(id))
      return status === 204 ? new Response(null, { status }) : Response.json({ message: 'Done.' }, { status })
    }),
  )

/** Deletes a created record at once, but answers as if it were kept. */
const createdAndLost = deletable.map(({ create }) =>
  afterwards(create, 'acknowledged and not kept', async ({ ask, token }, { id }) =>
    success(await ask('DELETE', `${operations[create].path}/${String(id)}`, { token: token('admin') })),
  ),
)

const hidden = deletable.map(({ remove }) =>
  mutant(remove, 'a deleted record is only hidden from the lists', () => {
    const gone = new Set<string>()
    return async ({ id, request, params, path, sentToken, ask, send, applied }) => {
      if (id === remove) {
        const own = params.id ?? ''
        if (!success(await ask('GET', path)) || gone.has(own) || sentToken === '') return send()
        gone.add(own)
        applied()
        return new Response(null, { status: 204 })
      }
      const given = await send()
      const isList = id && request.method === 'GET' && Object.keys(params).length === 0
      const body = isList && success(given) ? await json(given) : {}
      if (!Array.isArray(body.data)) return given
      const data = listIn(body, 'data').filter((item) => !gone.has(String(item.id)))
      return answer(given, { body: { ...body, data } })
    }
  }),
)

const alsoDeletes = (['deleteProduct', 'deleteCategory', 'deleteCollection', 'deleteAddress'] as const).map((id) =>
  afterwards(id, 'the record made before goes as well', async ({ params, ask }) => {
    const own = params.id ?? ''
    const before = own.replace(/\d+$/, (number) => String(Number(number) - 1))
    return before !== own && success(await ask('DELETE', operations[id].path.replace('{id}', before)))
  }),
)

const twice = (['createCategory', 'createCollection', 'createSale', 'addToCart', 'checkout'] as const).map((id) =>
  afterwards(id, 'done twice', async ({ send }) => success(await send())),
)

let harmed = 0

/** Writes that also change or delete the first record of a list, which is not one of the run: new ones come last. */
const sideEffects = everyOperation
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ id }) =>
    deletable.flatMap(({ list }) =>
      (['PUT', 'DELETE'] as const).map((method) => {
        const { path } = operations[list]
        return afterwards(id, `${method} of another record of ${path}`, async ({ ask, token }) => {
          const [record] = listOf({ id: list, answer: await readAnswer(await ask('GET', path, { token: '' })) }).items
          if (!isObject(record)) return false
          // Another name each time, however often it is done.
          harmed += 1
          const name = `Harmed for the ${harmed}. time`
          const body = method === 'PUT' ? { name, description: 'Another text.', thumbnail: '/a.avif' } : undefined
          return success(await ask(method, `${path}/${String(record.id)}`, { token: token('admin'), body }))
        })
      }),
    ),
  )

/** Which tokens are taken for the one that is needed. */
type Taken = (sent: string, needed: string, customer: string, admin: string) => boolean

/** A call that is done for the wrong caller: one without the right token, or with another's data. */
const takenFor = (id: OperationId, kind: string, owner: 'customer' | 'admin', taken: Taken): Mutant =>
  only(id, kind, () => async ({ sentToken, send, applied, token }) => {
    if (!taken(sentToken, token(owner), token('customer'), token('admin'))) return send()
    applied()
    return send({ token: token(owner) })
  })

const isCustomer: Taken = (sent, _needed, customer) => sent === customer
const tokens: Readonly<Record<string, Taken>> = {
  'no token is needed': (sent) => sent === '',
  'any token will do': (sent, _needed, customer, admin) => sent !== '' && sent !== customer && sent !== admin,
  'the end of a token is not looked at': (sent, needed) => sent !== needed && sent.startsWith(needed),
}

const wrongCallers = everyOperation
  .filter(({ access }) => access !== 'public')
  .flatMap(({ id, access }) =>
    Object.entries(access === 'token' ? tokens : { ...tokens, 'the role is not looked at': isCustomer }).map(
      ([kind, taken]) => takenFor(id, kind, access === 'token' ? 'customer' : 'admin', taken),
    ),
  )

const othersData = (['getMe', 'getCart', 'listWishlist'] as const).map((id) =>
  takenFor(id, 'the data of another caller', 'admin', isCustomer),
)

/** Calls whose effect is none, another one, more than it should be, or one for the wrong caller. */
export const effects: readonly Mutant[] = [
  ...accepted,
  ...ignored,
  ...createdAndLost,
  ...hidden,
  ...alsoDeletes,
  ...twice,
  ...sideEffects,
  ...wrongCallers,
  ...othersData,
]
