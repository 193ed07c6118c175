import type { Operation } from '#openapi/contract/contract.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { isFormType, isJsonType, sentType } from '#openapi/contract/media-type.ts'
import { bodySchema } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { holdsItsContent } from '#openapi/contract/text-content.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'
import { script } from '#contracts/judge/laws/leaks.ts'

/** A value, a whole body, query or request, and the constraint of the contract that it breaks. */
type Wrong<Value = unknown> = [why: string, value: Value]

/** Chooses one of several, the same for the same seed. */
type Choose = JudgedCalls['pick']

function without(record: Json, name: string): Json {
  const { [name]: _left, ...rest } = record
  return rest
}

/** What is no amount, neither as a number nor as a decimal text. */
const noAmount: readonly Wrong[] = [
  ['true in place of a number or text', true],
  ['a text with five decimals', '1.23456'],
  ['a text that is no number', 'dear'],
]

/** What a text holds that is JSON. */
const json = 'application/json'

/** Values of another type than a schema allows. */
function* wrongTypes(schema: Schema): Generator<Wrong> {
  if (schema.choices) return yield* noAmount
  const types = schema.types
  if (types.length > 0 && !types.includes('null')) yield ['null', null]
  if (types.includes('string') && !types.includes('number')) yield ['a number in place of a text', 7]
  if (types.includes('number') || types.includes('integer')) yield ['a text in place of a number', 'many']
  if (types.includes('integer')) yield ['a fraction', 1.5]
  if (types.includes('boolean')) yield ['a text in place of true or false', 'yes']
  if (types.includes('array')) yield ['an object in place of a list', {}]
  if (types.includes('object')) yield ['a text in place of an object', 'text']
}

/** Values that break one constraint of a schema each, and one of the wrong types, which `choose` chooses. */
function* refusedValues(given: Schema, path: string, choose: Choose): Generator<Wrong> {
  const schema = given
  const { choices = [], enum: values, format, pattern, propertyNames, additionalProperties, contentMediaType } = schema
  const { minLength = 0, maxLength, minItems = 0, maxItems, minProperties, maxProperties } = schema
  if (contentMediaType !== undefined && contentMediaType !== json) return
  const wrong = [...wrongTypes(schema)]
  if (wrong.length > 0) yield choose(`wrong type of ${path}`, wrong)
  for (const { minimum, maximum } of [schema, ...choices]) {
    if (minimum !== undefined) yield [`${minimum - 1}, below ${minimum}`, minimum - 1]
    if (maximum !== undefined) yield [`${Math.ceil(maximum) + 1}, above ${maximum}`, Math.ceil(maximum) + 1]
  }
  if (values) yield ['a value beyond the list', 'no-such-value']
  if (format === 'date-time') yield ['no instant', 'yesterday']
  if (format === 'date') yield ['no date', '31.12.1990']
  if (format === 'date') yield ['a day that does not exist', '1990-02-30']
  if (format === 'email') yield ['no email address', 'not an address']
  if (pattern !== undefined) yield ['a text of another form', '§']
  if (minLength > 0) yield [`shorter than ${minLength}`, 'x'.repeat(minLength - 1)]
  const long = script.slice(0, maxLength).padEnd((maxLength ?? 0) + 1, 'x')
  if (maxLength !== undefined) yield [`longer than ${maxLength}`, format === 'email' ? `${long}@example.com` : long]
  if (minItems > 0) yield [`fewer than ${minItems}`, []]
  if (maxItems !== undefined) yield [`more than ${maxItems}`, Array.from({ length: maxItems + 1 }, () => ({}))]
  if (minProperties !== undefined) yield ['no field at all', {}]
  const fields = Array.from({ length: (maxProperties ?? 0) + 1 }, (_, index) => [`field_${index}`, 'text'])
  if (maxProperties !== undefined) yield [`more than ${maxProperties} fields`, Object.fromEntries(fields)]
  if (propertyNames?.maxLength !== undefined)
    yield ['too long a name', { ['x'.repeat(propertyNames.maxLength + 1)]: 'text' }]
  if (propertyNames?.minLength !== undefined) yield ['a field without a name', { '': 'text' }]
  if (additionalProperties)
    for (const [why, value] of refusedValues(additionalProperties, `${path}.*`, choose))
      yield [`a field of ${why}`, { field: value }]
}

/** A body with one value broken, at every place of its schema. */
function* brokenBodies(given: Schema, body: unknown, path: string, choose: Choose): Generator<Wrong> {
  for (const [why, value] of refusedValues(given, path, choose)) yield [`${path}: ${why}`, value]
  const { properties = {}, required, items } = given
  if (items && Array.isArray(body) && body.length > 0)
    for (const [why, value] of brokenBodies(items, body[0], `${path}[0]`, choose))
      yield [why, [value, ...body.slice(1)]]
  if (!isObject(body)) return
  // What only answers hold a host may ignore, whatever is sent.
  const isSent = (name: string) => properties[name]?.readOnly !== true
  for (const name of required.filter(isSent)) yield [`${path}.${name}: left out`, without(body, name)]
  for (const [name, inner] of Object.entries(properties))
    if (name !== 'id' && isSent(name))
      for (const [why, value] of brokenBodies(inner, body[name], `${path}.${name}`, choose))
        yield [why, { ...body, [name]: value }]
}

function* brokenQueries({ parameters }: Operation, query: Json, choose: Choose): Generator<Wrong<Json>> {
  for (const { name, required, schema, isJson, validate } of parameters.filter((each) => each.in === 'query')) {
    const isText = schema.types.includes('string')
    // What the contract's own schema allows breaks nothing.
    const refused = [...refusedValues(schema, name, choose)].filter(([, value]) => validate(value).length > 0)
    const noContent = ['{', '[1]', '{}'].filter((each) => !holdsItsContent(schema, each))
    if (noContent.length > 0) refused.push(['JSON of another form', choose(`wrong ${name}`, noContent)])
    // An object without fields may be sent as nothing.
    if (required && (isJson || !schema.types.includes('object'))) yield [`${name}: left out`, without(query, name)]
    // What an address says of a list, of an object or of one of several types, hosts read in many ways.
    if (schema.choices || schema.types.length === 0 || (!isJson && /array|object/.test(schema.types.join()))) continue
    // As JSON text, null may stand for no value.
    for (const [why, value] of isJson ? refused.filter((each) => each[1] !== null) : refused)
      // Each value is sent as a text, and what need not be sent may be empty.
      if (!isText || (typeof value === 'string' && (required || value !== '')))
        yield [`${name}: ${why}`, { ...query, [name]: value }]
  }
}

/** Whether a value can be part of a form. */
const isPart = (value: unknown): boolean =>
  value instanceof Blob ||
  ['string', 'number'].includes(typeof value) ||
  (Array.isArray(value) && value.length > 0 && value.every(isPart))

/** A form holds only text, so only a wrong or missing text can break it; how it holds an object hosts read in many ways. */
const fitsAForm = ([why, value]: Wrong) =>
  isObject(value) &&
  Object.values(value).every(isPart) &&
  !/number in place of a text|in place of an? (?:object|list)|: null$/.test(why)

/**
 * Requests that break one constraint of an operation's query or body each, starting from a valid request. Of the wrong
 * types of a field `choose` chooses one, since a host that reads one of them wrongly does so for the others.
 */
export function* brokenRequests(
  operation: Operation,
  input: RequestInput,
  choose: Choose,
): Generator<Wrong<RequestInput>> {
  for (const [why, query] of brokenQueries(operation, input.query ?? {}, choose)) yield [why, { ...input, query }]
  const schema = bodySchema(operation)
  if (!schema || input.body === undefined) return
  const type = sentType(operation.body?.contentType ?? '')
  const isJson = isJsonType(type)
  const isForm = isFormType(type)
  // Of bytes and other texts any are right.
  if (!isJson && !isForm) return
  for (const [why, body] of brokenBodies(schema, input.body, '$', choose))
    if (isJson || fitsAForm([why, body])) yield [why, { ...input, body }]
  // Hosts read every body in one place, so one operation of three shows whether they refuse what is none.
  if (isJson && choose(`no JSON of ${operation.id}`, [true, false, false]))
    yield ['no JSON', { ...input, body: '{"broken": ', raw: true }]
}
