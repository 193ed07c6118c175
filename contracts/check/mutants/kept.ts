import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '#contracts/judge/contract/openapi.ts'
import { everyOperation, type Mutant, sending, taking } from './planting.ts'

/** Stores another value of a field than the one sent, but answers with the one sent, as `shown` writes it. */
const kept = (
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

const byDefault = (id: OperationId, field: string, value: unknown) =>
  sending(id, `${field} is ${String(value)} by default`, (sent) =>
    field in sent ? undefined : { ...sent, [field]: value },
  )

/** What is kept otherwise than it was sent or left out. */
export const keptOtherwise: readonly Mutant[] = [
  ...wrongTexts,
  ...cutNames,
  ...wrongPrices,
  ...droppedFields,
  byDefault('createSale', 'is_active', false),
  byDefault('createCoupon', 'free_shipping', true),
  byDefault('createCoupon', 'usage_limit', 1),
]
