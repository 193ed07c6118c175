import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '../../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import type { Call, Mutant } from '../mutant.ts'
import { alteredRequest, answer, json, listIn, mutant, sending, success, taking, tokenOf } from '../planting.ts'

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
    const kept = new Map<string, unknown>()
    return async (call) => {
      const { request } = call
      const sent = call.id === id ? await json(request) : {}
      const asked = field in sent ? await alteredRequest(request, { body: documented(id, sent) }) : request
      const given = await call.send(asked)
      if (!success(given)) return given
      if (field in sent) kept.set(keyOf(call, await json(given)), sent[field])
      if (kept.size === 0 || !call.id || !readers.includes(call.id)) return given
      call.applied()
      return answer(given, { body: show(await given.json(), kept, call) })
    }
  })

const caller = ({ request }: Call) => tokenOf(request)

/** Fields that a request must not hold are obeyed. */
export const obeyedFields: readonly Mutant[] = [
  keeping(['updateMe', 'role'], ['getMe', 'updateMe'], caller, (body, roles, call) =>
    roles.has(caller(call)) ? withField(body, 'role', roles.get(caller(call))) : body,
  ),
  keeping(
    ['checkout', 'total_amount'],
    ['listAllOrders'],
    (_, { orderId }) => String(orderId),
    (body, totals) =>
      (body as Json[]).map((each) => ({ ...each, total_amount: totals.get(String(each.id)) ?? each.total_amount })),
  ),
  ...taking('description', 'POST').map((id) => obeyed(id, 'id')),
  obeyed('addToCart', 'unit_price'),
  obeyed('createReview', 'created_at'),
]
