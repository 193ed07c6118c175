import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '../../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest, answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { json, mutant, only, success } from '../planting.ts'

const fieldsOf = (id: OperationId): string[] => Object.keys(resolve(bodySchema(id) ?? {}).properties ?? {})

/** The request without what its schema has not, in lists too, which the backend refuses. */
const documented = (id: OperationId, request: Request, sent: Json) => {
  const known = Object.entries(sent).filter(([key]) => fieldsOf(id).includes(key))
  const plain = known.map(([key, value]) =>
    key === 'items' && Array.isArray(value)
      ? [
          key,
          (value as Json[]).map(({ productVariantId, quantity }) => ({
            ...(productVariantId !== undefined && { productVariantId }),
            ...(quantity !== undefined && { quantity }),
          })),
        ]
      : [key, value],
  )
  return alteredRequest(request, { body: Object.fromEntries(plain) as Json })
}

/** The backend answers, but the sent fields are taken over into its answers. */
const obeyed = (id: OperationId, field: string) =>
  only(id, `a sent ${field} is obeyed`, () => async (request, send, { applied }) => {
    const sent = await json(request)
    if (!(field in sent)) return send(request)
    const given = await send(await documented(id, request, sent))
    if (!success(given)) return given
    applied()
    const set = (value: unknown): unknown =>
      isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, inner]) => [key, key === field ? sent[field] : set(inner)]),
          )
        : value
    return answer(given, { body: set(await json(given)) })
  })

const roleTaken = mutant('updateMe', 'a sent role is obeyed', () => {
  const raised = new Set<string | null>()
  return async (request, send, { applied }) => {
    const [id, caller] = [match(request)?.operation.id, request.headers.get('Authorization')]
    const sent = id === 'updateMe' ? await json(request) : {}
    const { role } = sent
    const given = await send(role === undefined ? request : await documented('updateMe', request, sent))
    if (id === 'updateMe' && success(given) && role === 'ADMIN') raised.add(caller)
    if ((id !== 'getMe' && id !== 'updateMe') || !success(given) || !raised.has(caller)) return given
    applied()
    const body = await json(given)
    return answer(given, { body: { user: { ...(isObject(body.user) ? body.user : {}), role: 'ADMIN' } } })
  }
})

const ownTotal = mutant('checkout', 'a sent total is obeyed', () => {
  const totals = new Map<string, unknown>()
  return async (request, send, { applied }) => {
    const id = match(request)?.operation.id
    const sent = id === 'checkout' ? await json(request) : {}
    const { total_amount } = sent
    const given = await send(total_amount === undefined ? request : await documented('checkout', request, sent))
    if (total_amount !== undefined && success(given)) totals.set(String((await json(given)).orderId), total_amount)
    if (id !== 'listAllOrders' || !success(given) || totals.size === 0) return given
    const orders = (await given.clone().json()) as Json[]
    if (orders.some((order) => totals.has(String(order.id)))) applied()
    return answer(given, {
      body: orders.map((order) => ({ ...order, total_amount: totals.get(String(order.id)) ?? order.total_amount })),
    })
  }
})

/** Fields that a request must not hold are obeyed. */
export const obeyedFields: readonly Mutant[] = [
  roleTaken,
  ownTotal,
  ...(['createProduct', 'createCategory', 'createCollection', 'createSale', 'createCoupon'] as const).map((id) =>
    obeyed(id, 'id'),
  ),
  obeyed('addToCart', 'unit_price'),
  obeyed('createReview', 'created_at'),
]
