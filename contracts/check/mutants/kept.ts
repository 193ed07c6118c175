import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { answer, everyOperation, json, type Mutant, mutant, recordIn, sending, success, taking } from './planting.ts'

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

const byDefault = (id: OperationId, field: string, value: unknown) =>
  sending(id, `${field} is ${String(value)} by default`, (sent) =>
    field in sent ? undefined : { ...sent, [field]: value },
  )

/** What is kept otherwise than it was sent, or shown as it was before a change. */
export const keptOtherwise: readonly Mutant[] = [
  ...wrongTexts,
  ...cutNames,
  ...wrongPrices,
  ...droppedFields,
  byDefault('createSale', 'is_active', false),
  byDefault('createCoupon', 'free_shipping', true),
  byDefault('createCoupon', 'usage_limit', 1),
  ...deletedInGroup,
  ...(['getSale', 'listWishlist', 'getCart', 'getCategory', 'getCollection'] as const).map((reader) =>
    copied(reader, ['updateProduct', 'name'], copyOfName),
  ),
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
