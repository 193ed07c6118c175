import type { OperationId } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import type { Mutant } from '../mutant.ts'
import { alteredRequest, answer, json, mutant, pathOf, readJson, recordIn, refusal, success } from '../planting.ts'

/** A reading that shows a copy of a field, which a later change of the field itself does not reach. */
const copied = (
  reader: OperationId,
  [writer, field]: readonly [OperationId, string],
  show: (body: unknown, copyOf: (now: unknown) => unknown) => unknown,
): Mutant =>
  mutant(reader, `a copy of ${field} from before ${writer}`, () => {
    const copies = new Map<unknown, unknown>()
    return async (call) => {
      const writes = call.id === writer
      const before = writes ? recordIn(await readJson(call, pathOf(call.request)))[field] : undefined
      const given = await call.send(call.request)
      if (!success(given)) return given
      const after = writes ? recordIn(await json(given))[field] : undefined
      if (before !== after) copies.set(after, copies.get(before) ?? before)
      if (call.id !== reader) return given
      const text = await given.clone().text()
      const body = show(JSON.parse(text), (now) => copies.get(now) ?? now)
      if (JSON.stringify(body) !== text) call.applied()
      return answer(given, { body })
    }
  })

const deletedSku = mutant('createProduct', 'the SKU of a deleted product is taken', () => {
  const [skus, taken] = [new Map<string, unknown>(), new Set<unknown>()]
  return async ({ request, id, params, send, applied }) => {
    const { SKU } = id === 'createProduct' ? await json(request) : {}
    if (taken.has(SKU)) {
      applied()
      return refusal(409, 'SKU is already taken')
    }
    const given = await send(request)
    if (SKU !== undefined && success(given)) skus.set(String((await json(given)).id), SKU)
    const deleted = id === 'deleteProduct' && success(given) ? skus.get(params.id ?? '') : undefined
    if (deleted !== undefined) taken.add(deleted)
    return given
  }
})

/** A search that has not heard of a new name: it still finds the old one. */
const oldNames = mutant('searchProducts', 'a product is found by its old name', () => {
  const names = new Map<string, string>()
  return async (call) => {
    const { request, id, send } = call
    const { name } = id === 'updateProduct' ? await json(request) : {}
    const before = name === undefined ? {} : await readJson(call, pathOf(request))
    const url = new URL(request.url)
    const renamed = id === 'searchProducts' ? names.get(url.searchParams.get('q') ?? '') : undefined
    if (renamed !== undefined) {
      call.applied()
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
