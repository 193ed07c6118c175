import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import {
  answer,
  answering,
  type Call,
  everyOperation,
  json,
  listIn,
  type Mutant,
  mutant,
  recordIn,
  refusal,
  sending,
  success,
  taking,
} from './planting.ts'

/** Stores another value of a field than the one sent, but answers with the one sent, as `shown` writes it. */
export const kept = (
  id: OperationId,
  kind: string,
  field: string,
  change: (value: unknown) => unknown,
  shown: (value: unknown) => unknown = (value) => value,
): Mutant => {
  const inJson = (value: unknown) => JSON.stringify({ [field]: value }).slice(1, -1)
  return sending(
    id,
    kind,
    ({ [field]: value, ...rest }) =>
      value === undefined || change(value) === value ? undefined : { ...rest, [field]: change(value) },
    (body, { [field]: value }) =>
      JSON.parse(JSON.stringify(body).replace(inJson(change(value)), () => inJson(shown(value)))) as typeof body,
  )
}

const texts: Readonly<Record<string, (text: string) => string>> = {
  trimmed: (text) => text.replaceAll(/\s+/g, ' '),
  'cut at 100 letters': (text) => text.slice(0, 100),
  'without emoji': (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, ''),
  'in plain letters': (text) => text.replaceAll(/[^\x20-\x7E]/g, '?'),
}
const prices: Readonly<Record<string, (price: number) => number>> = {
  'a hundredfold': (price) => price * 100,
  rounded: Math.round,
  'rounded to paise': (price) => Math.round(price * 100) / 100,
}

const wrongTexts = ['description', 'comment'].flatMap((field) =>
  taking(field, 'POST').flatMap((id) =>
    Object.entries(texts).map(([kind, change]) =>
      kept(id, `the text is kept ${kind}`, field, (text) => change(String(text))),
    ),
  ),
)

const cutNames = (['createProduct', 'createCategory', 'createCollection', 'createSale'] as const).map((id) =>
  kept(id, 'a name is kept cut at 150 letters', 'name', (name) => String(name).slice(0, 150)),
)

const wrongPrices = taking('base_price').flatMap((id) =>
  Object.entries(prices).map(([kind, change]) => {
    const keep = (price: unknown) => (change(Number(price)) === Number(price) ? price : change(Number(price)))
    return kept(id, `the price is kept ${kind}`, 'base_price', keep, Number)
  }),
)

const withoutZone = (date: unknown) => String(date).replace(/[+-]\d\d:\d\d$/, 'Z')

const lostZones = taking('start_date').map((id) =>
  sending(id, 'the zone of its dates is dropped', ({ start_date, end_date, ...rest }) => {
    const sent = { start_date: withoutZone(start_date), end_date: withoutZone(end_date) }
    return sent.start_date === start_date && sent.end_date === end_date ? undefined : { ...rest, ...sent }
  }),
)

const movingDates = (['listAllReviews', 'listAllOrders', 'listReviews'] as const).map((id) =>
  answering(id, 'dates move at each reading', () => {
    let reads = 0
    return async (given) => {
      if (!success(given)) return undefined
      reads += 1
      const before = await given.clone().text()
      const text = before.replaceAll(/(?<="created_at":")[^"]+/g, (date) =>
        new Date(Date.parse(date) + reads * 1000).toISOString(),
      )
      return text === before ? undefined : answer(given, { text })
    }
  }),
)

export const indiaOffset = 5.5 * 3_600_000

const daysOfGreenwich = answering(
  'getDailySales',
  'days end at midnight in Greenwich',
  () =>
    async (given, { ask, token }) => {
      if (!success(given)) return undefined
      const listed = await ask('GET', '/v1/orders/admin/all', { token: token('admin') })
      const orders = ((await listed.json()) as Json[]).map(({ created_at }) => String(created_at).slice(0, 10))
      const [[key, days] = ['', []]] = Object.entries(await json(given))
      const counted = (days as Array<{ order_date: string }>).map((each) => {
        const date = new Date(Date.parse(each.order_date) + indiaOffset).toISOString().slice(0, 10)
        return { ...each, count: { id: orders.filter((other) => other === date).length } }
      })
      return JSON.stringify(counted) === JSON.stringify(days) ? undefined : answer(given, { body: { [key]: counted } })
    },
)

/** A host keeps the contract if it drops what the contract says is not trusted. */
const untrusted = new Set(['register: a sent role is dropped'])

/** A field that a request may leave out does not reach the backend, which answers as if it had not been sent. */
const droppedFields = everyOperation
  .flatMap(({ id, body }) => {
    const { properties = {}, required = [] } = resolve(bodySchema(id) ?? {})
    const optional = Object.keys(properties).filter((field) => !required.includes(field))
    return optional.map((field) =>
      sending(id, `a sent ${field} is dropped`, ({ [field]: dropped, ...rest }) => {
        const isAccepted = body?.schema.safeParse({ ...rest, [field]: dropped }).success
        return dropped !== undefined && isAccepted ? rest : undefined
      }),
    )
  })
  .filter(({ name }) => !untrusted.has(name))

const knownIn = (sent: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(sent).filter(([key]) => names.includes(key)))

/** A body without what its schema has not, in lists too, which the backend refuses. */
function documented(id: OperationId, sent: Json): Json {
  const body = knownIn(sent, Object.keys(resolve(bodySchema(id) ?? {}).properties ?? {}))
  if (!Array.isArray(body.items)) return body
  return { ...body, items: listIn(body, 'items').map((item) => knownIn(item, ['productVariantId', 'quantity'])) }
}

/** A value with another one in place of each field of a name. */
const withField = (value: unknown, field: string, to: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, key === field ? to : withField(inner, field, to)]),
      )
    : value

/** The backend answers, but the sent field is taken over into its answers. */
const obeyed = (id: OperationId, field: string) =>
  sending(
    id,
    `a sent ${field} is obeyed`,
    (sent) => (field in sent ? documented(id, sent) : undefined),
    (body, sent) => withField(body, field, sent[field]) as Json,
  )

/** Keeps a field of one operation's requests, which the answers of others show for the record or the caller. */
const keeping = (
  [id, field]: readonly [OperationId, string],
  readers: readonly OperationId[],
  keyOf: (call: Call, given: Json) => string,
  show: (body: unknown, kept: ReadonlyMap<string, unknown>, call: Call) => unknown,
): Mutant =>
  mutant(id, `a sent ${field} is obeyed`, () => {
    const values = new Map<string, unknown>()
    return async (call) => {
      const sent = call.id === id ? await call.sent() : {}
      const given = await call.send(field in sent ? { body: documented(id, sent) } : undefined)
      if (!success(given)) return given
      if (field in sent) values.set(keyOf(call, await json(given)), sent[field])
      if (values.size === 0 || !call.id || !readers.includes(call.id)) return given
      call.applied()
      return answer(given, { body: show(await given.json(), values, call) })
    }
  })

const obeyedRole = keeping(
  ['updateMe', 'role'],
  ['getMe', 'updateMe'],
  ({ sentToken }) => sentToken,
  (body, roles, { sentToken }) => (roles.has(sentToken) ? withField(body, 'role', roles.get(sentToken)) : body),
)

const obeyedTotal = keeping(
  ['checkout', 'total_amount'],
  ['listAllOrders'],
  (_, { orderId }) => String(orderId),
  (body, totals) =>
    (body as Json[]).map((each) => ({ ...each, total_amount: totals.get(String(each.id)) ?? each.total_amount })),
)

/** A reading that shows a copy of a field, which a later change of the field itself does not reach. */
export const copied = (
  reader: OperationId,
  [writer, field]: readonly [OperationId, string],
  show: (body: unknown, copyOf: (now: unknown) => unknown) => unknown,
): Mutant =>
  mutant(reader, `a copy of ${field} from before ${writer}`, () => {
    const copies = new Map<unknown, unknown>()
    return async ({ id, read, send, applied }) => {
      const before = id === writer ? recordIn(await read())[field] : undefined
      const given = await send()
      if (!success(given)) return given
      const after = id === writer ? recordIn(await json(given))[field] : undefined
      if (before !== after) copies.set(after, copies.get(before) ?? before)
      if (id !== reader) return given
      const text = await given.clone().text()
      const body = show(JSON.parse(text), (now) => copies.get(now) ?? now)
      if (JSON.stringify(body) !== text) applied()
      return answer(given, { body })
    }
  })

/** Shows the copy of each name. */
export const copyOfName = (body: unknown, copyOf: (now: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'name' ? copyOf(value) : value)) as unknown

const deletedSku = mutant('createProduct', 'the SKU of a deleted product is taken', () => {
  const [skus, taken] = [new Map<string, unknown>(), new Set<unknown>()]
  return async ({ id, params, sent, send, applied }) => {
    const { SKU } = id === 'createProduct' ? await sent() : {}
    if (taken.has(SKU)) {
      applied()
      return refusal(409, 'SKU is already taken')
    }
    const given = await send()
    if (SKU !== undefined && success(given)) skus.set(String((await json(given)).id), SKU)
    const deleted = id === 'deleteProduct' && success(given) ? skus.get(params.id ?? '') : undefined
    if (deleted !== undefined) taken.add(deleted)
    return given
  }
})

/** A search that has not heard of a new name: it still finds the old one. */
const oldNames = mutant('searchProducts', 'a product is found by its old name', () => {
  const names = new Map<string, string>()
  return async ({ request, id, sent, read, send, applied }) => {
    const { name } = id === 'updateProduct' ? await sent() : {}
    const before = name === undefined ? {} : await read()
    const url = new URL(request.url)
    const renamed = id === 'searchProducts' ? names.get(url.searchParams.get('q') ?? '') : undefined
    if (renamed !== undefined) {
      applied()
      url.searchParams.set('q', renamed)
      return send({ url })
    }
    const given = await send()
    if (typeof name === 'string' && name !== before.name && success(given)) names.set(String(before.name), name)
    return given
  }
})

/** Categories and collections that still show a product which is in no other list any more. */
const deletedInGroup = (['getCategory', 'getCollection'] as const).map((reader) =>
  mutant(reader, 'a deleted product is still shown', () => {
    const gone: Json[] = []
    return async ({ id, params, read, send, applied }) => {
      const product = id === 'deleteProduct' ? await read() : undefined
      const given = await send()
      if (product && success(given)) gone.push(product)
      if (id !== reader || !success(given)) return given
      const { products, ...group } = await json(given)
      const shown = gone.filter(({ category_id, collection_id }) => [category_id, collection_id].includes(params.id))
      if (shown.length > 0) applied()
      return answer(given, { body: { ...group, products: [...(products as Json[]), ...shown] } })
    }
  }),
)

/** What is kept otherwise than it was sent, moves, is obeyed though it must not be sent, or stays after a change. */
export const keptOtherwise: readonly Mutant[] = [
  ...wrongTexts,
  ...cutNames,
  ...wrongPrices,
  ...lostZones,
  ...droppedFields,
  ...movingDates,
  daysOfGreenwich,
  obeyedRole,
  obeyedTotal,
  ...taking('description', 'POST').map((id) => obeyed(id, 'id')),
  obeyed('addToCart', 'unit_price'),
  obeyed('createReview', 'created_at'),
  deletedSku,
  oldNames,
  ...deletedInGroup,
  copied('listReviews', ['updateMe', 'name'], copyOfName),
  copied('getProduct', ['updateCategory', 'name'], (body, copyOf) => {
    const product = body as Json
    const { category } = product
    return isObject(category) ? { ...product, category: { ...category, name: copyOf(category.name) } } : product
  }),
  copied('listAllOrders', ['updateMe', 'email'], (body, copyOf) =>
    (body as Json[]).map((order) => ({ ...order, customer_email: copyOf(order.customer_email) })),
  ),
]
