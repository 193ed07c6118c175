import type { Body, Operation, Parameter } from '#openapi/contract/contract.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { bareType, bodyOfType, isFormType, isJsonType } from '#openapi/contract/media-type.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { holdsItsContent } from '#openapi/contract/text-content.ts'
import { isOfTheOther } from '#openapi/contract/validator.ts'
import { partsAt } from '#mocks/engine/call/operation-at.ts'

/** A text of an address, a header or a form as the type that its schema wants. */
function valueOf(text: string, { types }: Schema, isJson = false): unknown {
  const isNumber = types.some((type) => type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)
  const isTruth = types.includes('boolean') && /^(?:true|false)$/.test(text)
  return isJson || isNumber || isTruth || types.includes('object') ? jsonOr(text, text) : text
}

const isFilled = (text: string) => text !== ''

/** The fields of a form or an exploded object, each as its schema says; `texts` are those of a name. */
function fieldsOf(names: Iterable<string>, texts: (name: string) => string[], { properties = {} }: Schema): object {
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined
      const all = texts(name)
      if (field?.types.includes('array') && field.items)
        return [name, all.filter(isFilled).map((text) => valueOf(text, field.items ?? field))]
      return [name, field ? valueOf(all[0] ?? '', field) : all[0]]
    }),
  )
}

/** What of a request its parameters are read from. */
interface Called {
  readonly operation: Operation
  readonly url: URL
  readonly headers: Headers
}

/** The texts of a parameter in a request whose path is well-formed. */
function textsOf({ name, in: place }: Parameter, { operation, url, headers }: Called): string[] {
  // The names of the others may be none that a header can have, such as `page[limit]`.
  if (place === 'query') return url.searchParams.getAll(name)
  if (place === 'header') return [headers.get(name) ?? []].flat()
  const part = place === 'path' ? partsAt(operation.path, url.pathname)?.[name] : undefined
  return part === undefined ? [] : [decodeURIComponent(part)]
}

const isAnObject = ({ schema, isJson }: Parameter) =>
  schema.types.includes('object') && !schema.types.includes('string') && !isJson

/** An object in a query whose fields are parameters of their own. */
const isExploded = (parameter: Parameter) =>
  isAnObject(parameter) &&
  parameter.in === 'query' &&
  (parameter.style ?? 'form') === 'form' &&
  parameter.explode !== false

/** Whether a parameter is judged: objects in an address are written in many ways, cookies are read by the host alone. */
const isJudged = (parameter: Parameter) =>
  parameter.in !== 'cookie' &&
  (isAnObject(parameter) ? isExploded(parameter) && parameter.schema.properties !== undefined : true)

/** The values of a parameter in a request; of a list all, whatever separates them, and of an empty text none. */
export function givenFor(parameter: Parameter, called: Called): unknown {
  const { in: place, schema, style, explode = true, isJson } = parameter
  if (isExploded(parameter)) {
    const { searchParams } = called.url
    const names = Object.keys(schema.properties ?? {}).filter((name) => searchParams.has(name))
    return names.length === 0 ? undefined : fieldsOf(names, (name) => searchParams.getAll(name), schema)
  }
  const texts = textsOf(parameter, called)
  const [first] = texts
  if (first === undefined) return undefined
  if (!schema.types.includes('array')) return valueOf(first, schema, isJson)
  const between = { spaceDelimited: ' ', pipeDelimited: '|' }[style ?? ''] ?? ','
  const items = explode && place === 'query' ? texts : texts.flatMap((text) => text.split(between))
  return items.filter(isFilled).map((text) => valueOf(text, schema.items ?? schema, isJson))
}

/** What the value of a parameter breaks, in words. */
function parameterBreach(parameter: Parameter, called: Called): string | undefined {
  const { name, schema, required } = parameter
  const given = givenFor(parameter, called)
  if (given === undefined) return required ? `The parameter ${name} is missing.` : undefined
  const [error] = parameter.validate(given)
  if (error) return `The parameter ${name} ${error.message ?? 'is wrong'}.`
  // An empty text may stand for no value.
  const isText = typeof given === 'string' && given !== ''
  return isText && !holdsItsContent(schema, given)
    ? `The parameter ${name} must be JSON as its contentSchema says.`
    : undefined
}

async function formIn(request: Request, schema: Schema): Promise<object> {
  const form = await request.formData()
  const texts = new Map<string, string[]>()
  for (const [name, part] of form) {
    const text = typeof part === 'string' ? part : await part.text()
    texts.set(name, [...(texts.get(name) ?? []), text])
  }
  return fieldsOf(texts.keys(), (name) => texts.get(name) ?? [], schema)
}

function wrongIn({ validate }: Body, value: unknown): string | undefined {
  const error = validate(value).find((each) => !isOfTheOther(each, 'readOnly'))
  return error && `The body${error.instancePath} ${error.message ?? 'is wrong'}.`
}

/** What a body breaks of the one that is documented for its type; only JSON and forms are judged. */
async function bodyBreach(body: NonNullable<Operation['body']>, request: Request): Promise<string | undefined> {
  const documented = bodyOfType(body.bodies, request.headers.get('Content-Type') ?? '') ?? body
  const { contentType, schema } = documented
  const isForm = isFormType(contentType)
  const text = await request.clone().text()
  if (text === '') return body.required && (isForm || isJsonType(contentType)) ? 'The body is missing.' : undefined
  if (!isForm && !isJsonType(contentType)) return undefined
  try {
    return wrongIn(documented, isForm ? schema && (await formIn(request, schema)) : JSON.parse(text))
  } catch {
    return `The body is no ${isForm ? 'form' : 'JSON'}.`
  }
}

/** The value of a body that breaks nothing: of JSON or a form what it holds, of another type none. */
export async function bodyIn({ body }: Operation, request: Request): Promise<unknown> {
  if (!body) return undefined
  const type = request.headers.get('Content-Type') ?? ''
  const { contentType, schema } = bodyOfType(body.bodies, type) ?? body
  if (isFormType(contentType)) return schema && isFormType(bareType(type)) ? formIn(request, schema) : undefined
  return isJsonType(contentType) ? jsonOr(await request.text(), undefined) : undefined
}

/** What a request breaks of the contract, in words, and in which place; undefined if nothing. */
export async function breach(
  operation: Operation,
  request: Request,
): Promise<{ words: string; place: Parameter['in'] | 'body' } | undefined> {
  const called = { operation, url: new URL(request.url), headers: request.headers }
  try {
    decodeURIComponent(called.url.pathname)
  } catch {
    return { words: 'The address is malformed.', place: 'path' }
  }
  for (const parameter of operation.parameters.filter(isJudged)) {
    const words = parameterBreach(parameter, called)
    if (words !== undefined) return { words, place: parameter.in }
  }
  const words = operation.body ? await bodyBreach(operation.body, request) : undefined
  return words === undefined ? undefined : { words, place: 'body' }
}
