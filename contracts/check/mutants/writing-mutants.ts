import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { usualStatus } from '../contract/openapi.ts'
import { isObject, type Json } from '../contract/records.ts'
import { altered, answer, match } from './matching.ts'
import type { Between, Mutant, Send, Tools } from './mutant.ts'

const all: ReadonlyArray<Operations[OperationId]> = Object.values(operations)
const mutant = (operation: OperationId, kind: string, plant: () => Between): Mutant => ({
  name: `${operation}: ${kind}`,
  class: 'behaviour',
  kind,
  operation,
  plant,
})

/** Alters the calls of one operation. */
const only = (
  id: OperationId,
  kind: string,
  change: () => (request: Request, send: Send, tools: Tools) => Promise<Response>,
): Mutant =>
  mutant(id, kind, () => {
    const between = change()
    return (request, send, tools) =>
      match(request)?.operation.id === id ? between(request, send, tools) : send(request)
  })

const json = async (message: Request | Response): Promise<Json> => {
  const value: unknown = await message
    .clone()
    .json()
    .catch(() => ({}))
  return isObject(value) ? value : {}
}
const success = (response: Response) => response.status < 300

const call = (request: Request, method: string, path: string, token: string, body?: unknown) =>
  new Request(new URL(path, request.url), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** Acknowledges deletes and other calls without an answer body, but does nothing. */
const ignored = all
  .filter(({ id, method }) => method === 'DELETE' || id === 'cancelOrder' || id === 'register')
  .map(({ id }) =>
    only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
      // Refusals pass unchanged, since only a successful call can lack its effect.
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

/** Creates that are taken back behind the caller's back. */
const createdAndLost = (['createProduct', 'createCategory', 'createCollection'] as const).map((id) =>
  only(id, 'acknowledged and not kept', () => async (request, send, { applied, token }) => {
    const given = await send(request)
    const { id: own } = await json(given)
    if (!success(given)) return given
    applied()
    await send(call(request, 'DELETE', `${operations[id].path}/${String(own)}`, token('admin')))
    return given
  }),
)

const updates = ['updateProduct', 'updateCategory', 'updateCollection', 'updateMe'] as const
const tokenOf = (request: Request) => (request.headers.get('Authorization') ?? '').replace('Bearer ', '')
const readBefore = async (request: Request, send: Send): Promise<Response> =>
  send(call(request, 'GET', new URL(request.url).pathname, tokenOf(request)))

const inner = (body: Json): Json => (isObject(body.user) ? body.user : body)
const wrap = (body: Json, record: Json): Json => (isObject(body.user) ? { user: record } : record)

/** A record with the plain fields that were sent. */
const merge = (record: Json, sent: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (!(key in sent) || typeof sent[key] === 'object') return [key, value]
      return [key, typeof value === 'number' ? Number(sent[key]) : sent[key]]
    }),
  )

/** Updates that change less, more or something else than requested. */
const wrongUpdates = updates.flatMap((id) => {
  return [
    only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
      const [before, sent] = [await readBefore(request, send), await json(request)]
      if (!success(before)) return send(request)
      const body = await json(before)
      // Only what would be right is acknowledged.
      const tried = await send(request.clone())
      if (!success(tried)) return tried
      const old = inner(body)
      const restore = Object.fromEntries(Object.entries(old).filter(([key]) => key in sent))
      if (Object.keys(restore).length === 0 || 'variants' in sent || 'address' in sent) return tried
      applied()
      await send(await altered(request, { body: { ...sent, ...restore } }))
      return answer(tried, { body: wrap(body, merge(old, sent)) })
    }),
    only(id, 'the answer from before', () => async (request, send, { applied }) => {
      const before = await readBefore(request, send)
      const given = await send(request)
      if (!success(given) || !success(before) || (await before.clone().text()) === (await given.clone().text()))
        return given
      applied()
      return answer(given, { text: await before.text() })
    }),
    only(id, 'another field is reset', () => async (request, send, { applied }) => {
      const sent = await json(request)
      const reset = {
        updateProduct: { brand: '' },
        updateMe: { phone: null },
        updateCategory: { description: '-' },
        updateCollection: { description: '-' },
      }[id]
      const [key] = Object.keys(reset)
      if (key === undefined || key in sent) {
        // All fields are always sent here: one of them is kept otherwise than it was sent.
        if (id === 'updateProduct' || id === 'updateMe') return send(request)
        const given = await send(await altered(request, { body: { ...sent, ...reset } }))
        if (!success(given)) return given
        applied()
        return answer(given, { body: { ...(await json(given)), description: sent.description } })
      }
      const given = await send(await altered(request, { body: { ...sent, ...reset } }))
      if (success(given)) applied()
      return given
    }),
  ]
})

/** Stores something else than was sent, although the answer repeats it. */
const keptOtherwise = (
  ['createProduct', 'createCategory', 'createCollection', 'createCoupon', 'createSale', 'createReview'] as const
).flatMap((id) =>
  (
    [
      ['trimmed', (text: string) => text.replaceAll(/\s+/g, ' ')],
      ['cut at 100 letters', (text: string) => text.slice(0, 100)],
      ['in plain letters', (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '?')],
    ] as const
  ).map(([kind, change]) =>
    only(id, `the text is kept ${kind}`, () => async (request, send, { applied }) => {
      const sent = await json(request)
      const key = id === 'createReview' ? 'comment' : 'description'
      const text = sent[key]
      if (typeof text !== 'string' || change(text) === text) return send(request)
      const given = await send(await altered(request, { body: { ...sent, [key]: change(text) } }))
      if (!success(given)) return given
      applied()
      return answer(given, { text: (await given.text()).replace(JSON.stringify(change(text)), JSON.stringify(text)) })
    }),
  ),
)

const moneyKept = (['createProduct', 'updateProduct'] as const).flatMap((id) =>
  (
    [
      ['a hundredfold', (price: number) => price * 100],
      ['rounded', Math.round],
    ] as const
  ).map(([kind, change]) =>
    only(id, `the price is kept ${kind}`, () => async (request, send, { applied }) => {
      const sent = await json(request)
      const price = Number(sent.base_price)
      if (!(price > 0) || change(price) === price) return send(request)
      const given = await send(await altered(request, { body: { ...sent, base_price: change(price) } }))
      if (!success(given)) return given
      applied()
      return answer(given, { body: { ...(await json(given)), base_price: price } })
    }),
  ),
)

/** Whoever has no token, a wrong one or the wrong role is let in. */
const open = all
  .filter(({ access }) => access !== 'public')
  .flatMap(({ id, access }) => {
    const owner = access === 'token' ? 'customer' : 'admin'
    const letIn = (kind: string, when: (token: string, tools: Tools) => boolean) =>
      only(id, kind, () => async (request, send, tools) => {
        if (!when(tokenOf(request), tools)) return send(request)
        tools.applied()
        return send(await altered(request, { token: tools.token(owner) }))
      })
    return [
      letIn('no token is needed', (token) => token === ''),
      letIn(
        'any token will do',
        (token, tools) => token !== '' && token !== tools.token('customer') && token !== tools.token('admin'),
      ),
      letIn(
        'the end of a token is not looked at',
        (token, tools) => token !== tools.token(owner) && token.startsWith(tools.token(owner)),
      ),
      ...(access === 'token'
        ? []
        : [letIn('the role is not looked at', (token, tools) => token === tools.token('customer'))]),
    ]
  })

/** Two callers get each other's own data. */
const foreign = (['getMe', 'getCart', 'listWishlist'] as const).map((id) =>
  only(id, 'the data of another caller', () => async (request, send, tools) => {
    if (tokenOf(request) !== tools.token('customer')) return send(request)
    tools.applied()
    return send(await altered(request, { token: tools.token('admin') }))
  }),
)

/** Refusals that let through what they should refuse, answered as the last success was. */
const accepted = all.flatMap(({ id }) => {
  const usual = usualStatus(id)
  const kinds: Record<string, string> = {
    400: 'bad input is accepted',
    404: 'an unknown id is accepted',
    409: 'a conflict is accepted',
    403: 'the record of another is accepted',
  }
  return Object.entries(kinds)
    .filter(([status]) => status in operations[id].answers)
    .map(([status, kind]) =>
      only(id, kind, () => {
        let last: Response | undefined
        return async (request, send, { applied }) => {
          const given = await send(request)
          if (String(given.status) === usual) last = given.clone()
          // A parameter that the contract does not know may be overlooked.
          const overlooked = status === '400' && new URL(request.url).searchParams.has('unknown')
          if (String(given.status) !== status || overlooked || (!last && usual !== '204')) return given
          applied()
          return last ? last.clone() : new Response(null, { status: 204 })
        }
      }),
    )
})

const hidden = (['deleteProduct', 'deleteCategory', 'deleteCollection'] as const).map((id): Mutant =>
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

const alsoDeletes = (['deleteProduct', 'deleteCategory', 'deleteCollection', 'deleteAddress'] as const).map((id) =>
  only(id, 'the record made before goes as well', () => async (request, send, { applied }) => {
    const given = await send(request)
    const own = match(request)?.params.id ?? ''
    const before = own.replace(/\d+$/, (number) => String(Number(number) - 1))
    if (!success(given) || before === own) return given
    const other = await send(call(request, 'DELETE', operations[id].path.replace('{id}', before), tokenOf(request)))
    if (success(other)) applied()
    return given
  }),
)

const twice = (['createCategory', 'createCollection', 'createSale', 'addToCart', 'checkout'] as const).map((id) =>
  only(id, 'done twice', () => async (request, send, { applied }) => {
    const again = request.clone()
    const given = await send(request)
    if (!success(given)) return given
    if (success(await send(again))) applied()
    return given
  }),
)

const orders: Mutant[] = [
  only('checkout', 'no pieces are held', () => async (request, send, { applied }) => {
    const given = await send(request)
    if (!success(given)) return given
    const { orderId } = await json(given)
    applied()
    await send(call(request, 'POST', `/api/orders/${String(orderId)}/cancel`, tokenOf(request), { reason: 'Hidden' }))
    return given
  }),
  only('checkout', 'one piece less than ordered', () => async (request, send, { applied }) => {
    const sent = await json(request)
    const items = Array.isArray(sent.items) ? (sent.items as Array<{ quantity: number }>) : []
    if (!items.some(({ quantity }) => quantity > 1)) return send(request)
    applied()
    return send(
      await altered(request, {
        body: { ...sent, items: items.map((item) => ({ ...item, quantity: Math.max(1, item.quantity - 1) })) },
      }),
    )
  }),
  only('login', 'any password will do', () => {
    const known = new Map<string, string>()
    return async (request, send, { applied }) => {
      const { email, password } = await json(request)
      const given = await send(request.clone())
      if (success(given)) known.set(String(email), String(password))
      const right = known.get(String(email))
      if (given.status !== 401 || right === undefined) return given
      applied()
      return send(await altered(request, { body: { email, password: right } }))
    }
  }),
  only('login', 'the session of another account', () => async (request, send, { applied }) => {
    const given = await send(request.clone())
    if (!success(given)) return given
    const { email } = await json(request)
    if (email === 'admin@shop.test') return given
    const other = await send(await altered(request, { body: { email: 'admin@shop.test', password: 'admin-pass' } }))
    applied()
    return other
  }),
  only('uploadFile', 'an address that leads nowhere', () => async (request, send, { applied }) => {
    const given = await send(request)
    if (!success(given)) return given
    applied()
    return answer(given, { body: { fileUrl: '/uploads/none' } })
  }),
]

/** Writes that are not done, done otherwise or done for the wrong caller. */
export const writingMutants: readonly Mutant[] = [
  ...ignored,
  ...createdAndLost,
  ...wrongUpdates,
  ...keptOtherwise,
  ...moneyKept,
  ...open,
  ...foreign,
  ...accepted,
  ...hidden,
  ...alsoDeletes,
  ...twice,
  ...orders,
]
