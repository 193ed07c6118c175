import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '../../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest, answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { json, mutant, sending, success } from '../planting.ts'

const knownIn = (sent: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(sent).filter(([key]) => names.includes(key)))

/** A body without what its schema has not, in lists too, which the backend refuses. */
function documented(id: OperationId, sent: Json): Json {
  const body = knownIn(sent, Object.keys(resolve(bodySchema(id) ?? {}).properties ?? {}))
  if (!Array.isArray(body.items)) return body
  return { ...body, items: (body.items as Json[]).map((item) => knownIn(item, ['productVariantId', 'quantity'])) }
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
function keeping(
  id: OperationId,
  field: string,
  keyOf: (request: Request, given: Json) => string,
  show: (body: unknown, kept: ReadonlyMap<string, unknown>, request: Request) => unknown,
): Mutant {
  return mutant(id, `a sent ${field} is obeyed`, () => {
    const kept = new Map<string, unknown>()
    return async (request, send, { applied }) => {
      const sent = match(request)?.operation.id === id ? await json(request) : {}
      const given = await send(field in sent ? await alteredRequest(request, { body: documented(id, sent) }) : request)
      if (!success(given)) return given
      if (field in sent) kept.set(keyOf(request, await json(given)), sent[field])
      const body: unknown = await given
        .clone()
        .json()
        .catch(() => undefined)
      const shown = kept.size > 0 ? show(body, kept, request) : undefined
      if (shown === undefined) return given
      applied()
      return answer(given, { body: shown })
    }
  })
}

const callerOf = ({ headers }: Request) => headers.get('Authorization') ?? ''
const raising = (body: unknown, roles: ReadonlyMap<string, unknown>, request: Request) => {
  const id = match(request)?.operation.id
  const role = roles.get(callerOf(request))
  return role !== undefined && (id === 'getMe' || id === 'updateMe') ? withField(body, 'role', role) : undefined
}
const repricing = (body: unknown, totals: ReadonlyMap<string, unknown>, request: Request) =>
  match(request)?.operation.id === 'listAllOrders' && Array.isArray(body)
    ? (body as Json[]).map((each) => ({ ...each, total_amount: totals.get(String(each.id)) ?? each.total_amount }))
    : undefined

/** Fields that a request must not hold are obeyed. */
export const obeyedFields: readonly Mutant[] = [
  keeping('updateMe', 'role', callerOf, raising),
  keeping('checkout', 'total_amount', (_, { orderId }) => String(orderId), repricing),
  ...(['createProduct', 'createCategory', 'createCollection', 'createSale', 'createCoupon'] as const).map((id) =>
    obeyed(id, 'id'),
  ),
  obeyed('addToCart', 'unit_price'),
  obeyed('createReview', 'created_at'),
]
