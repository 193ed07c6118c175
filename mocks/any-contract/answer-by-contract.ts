import type { Body, Contract, Operation, Parameter } from '#openapi/contract/contract.ts'
import { answerTo, statusesOf, usualStatus } from '#openapi/contract/operation.ts'
import { holdsItsContent } from '#openapi/contract/text-content.ts'
import { isOfTheOther } from '#openapi/contract/validator.ts'
import { madeUp } from '#openapi/contract/made-up.ts'
import { isParameter, operationsAt } from '#mocks/engine/call/operation-at.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { undocumented } from '#mocks/engine/call/undocumented.ts'

const inAnswer = { unique: (text: string) => text, inAnswer: true }

/** The example of a body, else a value that its schema allows. */
const exampleOf = ({ examples, schema }: Body): unknown => examples[0] ?? (schema && madeUp(schema, inAnswer))

/** A text of an address or a header as the type that its schema wants. */
function valueOf(text: string, { schema: { types }, isJson }: Parameter): unknown {
  const isNumber = types.some((type) => type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)
  const isTruth = types.includes('boolean') && /^(?:true|false)$/.test(text)
  return isJson || isNumber || isTruth ? jsonOr(text, text) : text
}

/** The texts of a parameter in a request whose path is well-formed. */
function textsOf({ name, in: place }: Parameter, request: Request, { path }: Operation): string[] {
  const url = new URL(request.url)
  // The names of the others may be none that a header can have, such as `page[limit]`.
  if (place === 'query') return url.searchParams.getAll(name)
  if (place === 'header') return [request.headers.get(name) ?? []].flat()
  const at = place === 'path' ? path.split('/').indexOf(`{${name}}`) : -1
  return at < 0 ? [] : [decodeURIComponent(url.pathname.split('/')[at] ?? '')]
}

/** The values of a parameter in a request; of a list all, whatever separates them, and of an empty text none. */
function givenFor(parameter: Parameter, request: Request, operation: Operation): unknown {
  const { in: place, schema, style, explode = true } = parameter
  const texts = textsOf(parameter, request, operation)
  const [first] = texts
  if (first === undefined) return undefined
  if (!schema.types.includes('array')) return valueOf(first, parameter)
  const between = { spaceDelimited: ' ', pipeDelimited: '|' }[style ?? ''] ?? ','
  const items = explode && place === 'query' ? texts : texts.flatMap((text) => text.split(between))
  return items
    .filter((text) => text !== '')
    .map((text) => valueOf(text, { ...parameter, schema: schema.items ?? schema }))
}

const isSignedIn = ({ headers }: Request, { tokenHeader = 'Authorization' }: Operation) =>
  headers.has(tokenHeader) || headers.has('Cookie')

/** What a request breaks of the contract, in words; undefined if nothing. */
async function breach(operation: Operation, request: Request): Promise<string | undefined> {
  try {
    decodeURIComponent(new URL(request.url).pathname)
  } catch {
    return 'The address is malformed.'
  }
  // Objects in an address are read in many ways, cookies by the host alone.
  const judged = operation.parameters.filter((each) => each.in !== 'cookie' && each.style !== 'deepObject')
  for (const parameter of judged) {
    const given = givenFor(parameter, request, operation)
    if (given === undefined && parameter.required) return `The parameter ${parameter.name} is missing.`
    const [error] = given === undefined ? [] : parameter.validate(given)
    if (error) return `The parameter ${parameter.name} ${error.message ?? 'is wrong'}.`
    // An empty text may stand for no value.
    if (typeof given === 'string' && given !== '' && !holdsItsContent(parameter.schema, given))
      return `The parameter ${parameter.name} must be JSON as its contentSchema says.`
  }
  const { body } = operation
  if (!body || !/json/.test(body.contentType)) return undefined
  const text = await request.text()
  if (text === '') return body.required ? 'The body is missing.' : undefined
  try {
    const error = body.validate(JSON.parse(text)).find((each) => !isOfTheOther(each, 'readOnly'))
    return error && `The body${error.instancePath} ${error.message ?? 'is wrong'}.`
  } catch {
    return 'The body is no JSON.'
  }
}

/** The documented answer with a status, by its example. */
function documented(operation: Operation, status: number, message?: string): Response {
  const body = answerTo(operation, status)?.body
  const headers = { 'Content-Type': body?.contentType ?? 'application/json', 'X-Kit-Answer': 'example' }
  const shown = body ? exampleOf(body) : message === undefined ? undefined : { message }
  const isText = typeof shown === 'string' && !/json/.test(headers['Content-Type'])
  return new Response(shown === undefined ? null : isText ? shown : JSON.stringify(shown), {
    status,
    ...(shown !== undefined && { headers }),
  })
}

/**
 * Answers a request as a contract documents it, by its examples: 401 without a token, 400 or 422 for what the contract
 * refuses, else the success; 405 for another method, 501 for another path. It keeps nothing.
 */
export async function answerByContract({ operations }: Contract, request: Request): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const found = operationsAt(operations, new URL(request.url).pathname).filter((each) => each.method === method)
  // `/books/new` before `/books/{id}`.
  const [operation] = found.toSorted((a, b) => parametersIn(a) - parametersIn(b))
  if (!operation) return undocumented(operations, request, (_path, { message }) => ({ message }))
  if (operation.access !== 'public' && !isSignedIn(request, operation))
    return documented(operation, 401, 'Sign in: the contract wants a token here.')
  const wrong = await breach(operation, request)
  if (wrong !== undefined) return documented(operation, statusesOf(operation).includes('422') ? 422 : 400, wrong)
  return documented(operation, Number(usualStatus(operation).replaceAll('X', '0')))
}

const parametersIn = ({ path }: Operation) => path.split('/').filter(isParameter).length
