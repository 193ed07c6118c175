import type { OperationId } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest, answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { json, mutant, readAt, refusal, success, tokenOf } from '../planting.ts'

const recordIn = (body: Json): Json => (isObject(body.user) ? body.user : body)

/** A reading that shows a copy of a field, which a later change of the field itself does not reach. */
const copied = (
  reader: OperationId,
  [writer, field]: readonly [OperationId, string],
  show: (body: unknown, copyOf: (now: unknown) => unknown) => unknown,
): Mutant =>
  mutant(reader, `a copy of ${field} from before ${writer}`, () => {
    const copies = new Map<unknown, unknown>()
    return async (request, send, { applied }) => {
      const id = match(request)?.operation.id
      const path = new URL(request.url).pathname
      const before = id === writer ? recordIn(await readAt(request, send, path, tokenOf(request)))[field] : undefined
      const given = await send(request)
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

const deletedSku = mutant('createProduct', 'the SKU of a deleted product is taken', () => {
  const [skus, taken] = [new Map<string, unknown>(), new Set<unknown>()]
  return async (request, send, { applied }) => {
    const matched = match(request)
    if (matched?.operation.id === 'createProduct' && taken.has((await json(request)).SKU)) {
      applied()
      return refusal(409, 'SKU is already taken')
    }
    const given = await send(request)
    const { id, SKU } = matched?.operation.id === 'createProduct' && success(given) ? await json(given) : {}
    if (SKU !== undefined) skus.set(String(id), SKU)
    if (matched?.operation.id === 'deleteProduct' && success(given)) taken.add(skus.get(matched.params.id ?? ''))
    return given
  }
})

/** A search that has not heard of a new name: it still finds the old one. */
const oldNames = mutant('searchProducts', 'a product is found by its old name', () => {
  const names = new Map<string, string>()
  return async (request, send, { applied }) => {
    const matched = match(request)
    const { name } = matched?.operation.id === 'updateProduct' ? await json(request) : {}
    const before = name === undefined ? {} : await readAt(request, send, new URL(request.url).pathname)
    const url = new URL(request.url)
    const renamed = names.get(url.searchParams.get('q') ?? '')
    if (matched?.operation.id === 'searchProducts' && renamed !== undefined) {
      applied()
      url.searchParams.set('q', renamed)
      return send(await alteredRequest(request, { url }))
    }
    const given = await send(request)
    if (typeof name === 'string' && name !== before.name && success(given)) names.set(String(before.name), name)
    return given
  }
})

/** What stays of a record that was changed or deleted. */
export const copies: readonly Mutant[] = [
  deletedSku,
  oldNames,
  copied('getProduct', ['updateCategory', 'name'], (body, copyOf) => {
    const product = body as Json
    const { category } = product
    return isObject(category) ? { ...product, category: { ...category, name: copyOf(category.name) } } : product
  }),
  copied('listAllOrders', ['updateMe', 'email'], (body, copyOf) =>
    (body as Json[]).map((order) => ({ ...order, customer_email: copyOf(order.customer_email) })),
  ),
]
