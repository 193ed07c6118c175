import type { Json } from '#openapi/contract/json.ts'
import type { ChangeClass } from '#contracts/diff/change.ts'

type Doing = (contract: Json) => void
type Node = Record<string, unknown>

/** The object with the last key of a path such as `paths /cart get operationId`, and that key. */
function find(contract: Json, path: string): { holder: Node; key: string } {
  const keys = path.split(' ')
  const key = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((node, name) => (node as Node)[name], contract)
  if (typeof holder !== 'object' || holder === null) throw new Error(`The contract has no ${path}.`)
  return { holder: holder as Node, key }
}

const set =
  (path: string, value: unknown): Doing =>
  (contract) => {
    const { holder, key } = find(contract, path)
    holder[key] = value
  }

const drop =
  (path: string): Doing =>
  (contract) => {
    const { holder, key } = find(contract, path)
    if (!(key in holder)) throw new Error(`The contract has no ${path}.`)
    delete holder[key]
  }

const add =
  (path: string, value: unknown): Doing =>
  (contract) => {
    const { holder, key } = find(contract, path)
    holder[key] = [...(holder[key] as unknown[]), value]
  }

const rename =
  (path: string, name: string): Doing =>
  (contract) => {
    const { holder, key } = find(contract, path)
    holder[name] = holder[key]
    delete holder[key]
  }

const copy =
  (from: string, to: string, changed: object = {}): Doing =>
  (contract) => {
    const source = find(contract, from)
    const target = find(contract, to)
    target.holder[target.key] = { ...(source.holder[source.key] as object), ...changed }
  }

const both =
  (...edits: Doing[]): Doing =>
  (contract) =>
    edits.forEach((edit) => edit(contract))

const schemas = 'components schemas'
const reviewInput = `${schemas} ReviewInput properties`
const review = `${schemas} Review properties`
const colour = (required: boolean) => ({ name: 'colour', in: 'query', required, schema: { type: 'string' } })
const token = (...roles: string[]) => [{ bearerAuth: roles }]

/** Edits of the project's own contract, each with its expected class: that of its worst change. */
export const edits: readonly (readonly [name: string, expected: ChangeClass, edit: Doing])[] = [
  ['a path goes', 'breaking', drop('paths /reviews/all')],
  ['a method goes', 'breaking', drop('paths /products/{id} delete')],
  ['an operation gets another operationId', 'breaking', set('paths /cart get operationId', 'readCart')],
  ['a required parameter comes', 'breaking', add('paths /products get parameters', colour(true))],
  ['a parameter becomes required', 'breaking', set('components parameters Page required', true)],
  ['a parameter goes', 'breaking', set('paths /products get parameters', [])],
  ['a parameter changes its type', 'breaking', set('components parameters Limit schema', { type: 'string' })],
  ['a parameter gets a higher minimum', 'breaking', set('components parameters Limit schema minimum', 5)],
  ['a field of a request becomes required', 'breaking', add(`${schemas} CartInput required`, 'productId')],
  ['a field of a request goes', 'breaking', drop(`${reviewInput} comment`)],
  ['a value of a request goes', 'breaking', set(`${schemas} CheckoutInput properties paymentMethod enum`, ['cod'])],
  ['a text of a request gets a limit', 'breaking', set(`${reviewInput} comment maxLength`, 5)],
  ['a number of a request must be higher', 'breaking', set(`${reviewInput} rating minimum`, 2)],
  ['a field of a request changes its type', 'breaking', set(`${reviewInput} rating`, { type: 'string' })],
  [
    'a request is sent as another content type',
    'breaking',
    rename('paths /reviews post requestBody content application/json', 'application/xml'),
  ],
  [
    'a field of an answer goes',
    'breaking',
    both(drop(`${review} comment`), set(`${schemas} Review required`, ['id', 'rating', 'created_at', 'user'])),
  ],
  ['a field of an answer may be missing', 'breaking', set(`${schemas} Review required`, ['id', 'rating'])],
  ['a field of an answer changes its type', 'breaking', set(`${review} id type`, 'integer')],
  ['a field of an answer may be null', 'breaking', set(`${review} comment type`, ['string', 'null'])],
  ['an answer gets a new value', 'breaking', add(`${schemas} AdminOrder properties payment_status enum`, 'Refunded')],
  ['a success has another status', 'breaking', rename('paths /products post responses 201', '200')],
  [
    'an answer has another content type',
    'breaking',
    rename('paths /cart get responses 200 content application/json', 'application/xml'),
  ],
  ['a documented refusal goes', 'breaking', drop('paths /cart post responses 409')],
  ['a public call asks for a token', 'breaking', set('paths /products get security', token())],
  ['a call asks for a role', 'breaking', set('paths /cart get security', token('ADMIN'))],
  ['the server moves', 'breaking', set('servers 0 url', '/v2')],
  [
    'a list becomes a record',
    'breaking',
    set(`${schemas} ReviewList properties data properties reviews`, { type: 'object' }),
  ],
  ['an answer loses its format', 'breaking', drop(`${review} created_at format`)],
  ['a number of an answer may be lower', 'breaking', set(`${review} rating minimum`, 0)],
  [
    'an amount that shop and host share changes',
    'breaking',
    set('paths /api/checkout post x-samples shipping value', 149),
  ],
  [
    'the words about such an amount change',
    'neutral',
    set('paths /api/checkout post x-samples shipping summary', 'By post'),
  ],
  ['a path comes', 'additive', copy('paths /tax-categories', 'paths /brands')],
  ['a method comes', 'additive', copy('paths /cart get', 'paths /cart delete', { operationId: 'emptyCart' })],
  ['an optional parameter comes', 'additive', add('paths /products get parameters', colour(false))],
  ['an optional field of a request comes', 'additive', set(`${reviewInput} title`, { type: 'string' })],
  ['a field of a request need not be sent', 'additive', set(`${schemas} ReviewInput required`, ['productId'])],
  ['a request takes a new value', 'additive', add(`${schemas} CheckoutInput properties paymentMethod enum`, 'wallet')],
  ['a number of a request may be lower', 'additive', set(`${reviewInput} rating minimum`, 0)],
  ['a body need not be sent', 'additive', set('paths /reviews post requestBody required', false)],
  ['a field of an answer comes', 'additive', set(`${review} title`, { type: 'string' })],
  ['an answer loses a value', 'additive', set(`${schemas} AdminOrder properties payment_status enum`, ['Paid'])],
  ['a field of an answer is never null', 'additive', set(`${schemas} User properties phone type`, 'string')],
  ['a refusal is documented', 'additive', copy('paths /cart post responses 404', 'paths /products get responses 404')],
  ['a call needs no token any more', 'additive', set('paths /tax-categories get security', [])],
  ['a call needs no role any more', 'additive', set('paths /orders/admin/all get security', token())],
  ['a description changes', 'neutral', set('paths /cart get description', 'What is in the cart.')],
  ['an example changes', 'neutral', set('paths /cart get responses 200 content application/json examples', {})],
  ['the version of the document changes', 'neutral', set('info version', '1.1.0')],
  ['an operation is deprecated', 'neutral', set('paths /reviews/all get deprecated', true)],
  ['an operation moves to another tag', 'neutral', set('paths /reviews/all get tags', ['products'])],
]
