import { z } from 'zod'
import type { Violation } from './check-answer.ts'
import type { TypedOperation } from './operation.ts'
import { inPlainWords } from './issue-words.ts'
import { Problem } from './problem.ts'

type Part = 'params' | 'query' | 'headers' | 'body'

const join = (part: Part, path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), part)

const violationsOf = (part: Part, { issues }: z.ZodError): Violation[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: join(part, [...issue.path, key]),
          message: part === 'query' ? 'Unknown parameter.' : 'Unknown field.',
        }))
      : [{ path: join(part, issue.path), message: inPlainWords(issue) }],
  )

const oneOf = (path: string, message: string): never => {
  throw new Problem(400, message, [{ path, message }])
}

/** Limits that no valid call reaches, low enough that refusing a request costs almost nothing. */
export const most = { levels: 32, values: 20_000, fields: 100, violations: 100 }

/**
 * Refuses a body that is too deep or has too many values. Goes level by level, since recursion could exhaust the stack.
 */
function refuseExcess(body: unknown): void {
  let values = 0
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > most.levels) oneOf('body', `Nested too deeply: at most ${most.levels} levels.`)
    if (values > most.values) oneOf('body', `Too large: at most ${most.values} values.`)
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}

const wholeNumber = /^-?\d+$/
const decimal = /^-?\d+(\.\d+)?$/
const typeOf = (given: string | null) => given?.split(';')[0]?.trim().toLowerCase()

/** The schema of a value that is there. */
const ofTheValue = (field: unknown): unknown =>
  field instanceof z.ZodDefault || field instanceof z.ZodOptional ? ofTheValue(field.unwrap()) : field

/** A text for its schema. Refuses spellings of numbers that `Number` accepts: ` 1`, `0x2`, `1e1` and an empty text. */
function readValue(given: string, schema: unknown): string {
  if (!(schema instanceof z.ZodNumber)) return given
  return (schema.isInt ? wholeNumber : decimal).test(given) ? given : 'not a number'
}

/** The query for the schema; a list has its parameter once for each item. */
function readQuery(url: string, schema: z.ZodObject | null): Record<string, string | string[]> {
  const [, text = ''] = /\?([^#]*)/.exec(url) ?? []
  if (text === '') return {}
  const search = new URLSearchParams(text)
  if (search.size > most.fields) oneOf('query', `At most ${most.fields} parameters.`)
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const field = ofTheValue(schema?.shape[name])
      const values = search.getAll(name)
      if (field instanceof z.ZodArray) return [name, values.map((value) => readValue(value, ofTheValue(field.element)))]
      if (values.length > 1) oneOf(`query.${name}`, 'Give this parameter once.')
      return [name, readValue(values[0] ?? '', field)]
    }),
  )
}

/** The headers that the schema names; others are no part of the contract. */
const readHeaders = ({ headers }: Request, { shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const given = headers.get(name)
      return given === null ? [] : [[name, readValue(given, ofTheValue(field))]]
    }),
  )

/** What a browser sends for a file input without a file. */
const isNoFile = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value === '' : value.size === 0 && value.name === ''

/** A multipart form as an object, with lists and numbers where the schema has them. */
async function readForm(request: Request, schema: z.ZodObject): Promise<unknown> {
  const form = await request.formData().catch(() => oneOf('body', 'Malformed multipart form.'))
  if ([...form.keys()].length > most.fields) oneOf('body', `At most ${most.fields} fields.`)
  const names = new Set([...form.keys()].map((name) => name.replace(/\[\]$/, '')))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = [...form.getAll(name), ...form.getAll(`${name}[]`)]
      // Stands for bytes that are not UTF-8.
      if (values.some((value) => typeof value === 'string' && value.includes('\uFFFD')))
        oneOf(`body.${name}`, 'Send the text in UTF-8.')
      const inner = ofTheValue(schema.shape[name])
      if (inner instanceof z.ZodArray) return [name, values.filter((value) => !isNoFile(value))]
      const [value, ...others] = values
      if (others.length > 0) oneOf(`body.${name}`, 'Give this field once.')
      const isNumber = inner instanceof z.ZodNumber && typeof value === 'string' && decimal.test(value)
      return [name, isNumber ? Number(value) : value]
    }),
  )
}

/** A body as text; other encodings than UTF-8 would be stored with damaged letters. */
async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return oneOf('body', 'Send the body in UTF-8.')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return oneOf('body', 'Malformed JSON.')
  }
}

async function readBody(
  request: Request,
  { contentType, required, schema }: NonNullable<TypedOperation['body']>,
): Promise<unknown> {
  const given = request.headers.get('Content-Type')
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(given ?? '') ?? []
  if (!/^utf-?8$/i.test(charset)) oneOf('body', 'Send the body in UTF-8.')
  const coding = request.headers.get('Content-Encoding') ?? 'identity'
  if (coding.toLowerCase() !== 'identity') oneOf('body', `Send the body uncompressed, not as ${coding}.`)
  if (contentType === 'multipart/form-data') {
    if (typeOf(given) !== contentType) oneOf('body', 'Send a multipart form.')
    return readForm(request, schema)
  }
  const text = await readText(request)
  if (text === '') return required ? oneOf('body', 'Send a JSON body.') : undefined
  if (typeOf(given) !== contentType) oneOf('body', 'Send the body as application/json.')
  const body = parsed(text)
  refuseExcess(body)
  return body
}

/**
 * Reads and validates a request against the contract. Throws a 400 `Problem` that lists each error by its JSON path.
 */
export async function readRequest(operation: TypedOperation, request: Request, params: Record<string, string>) {
  const violations: Violation[] = []
  const check = (part: Part, schema: z.ZodType | null, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value)
    if (result.success) return result.data
    violations.push(...violationsOf(part, result.error))
    return undefined
  }

  const body = operation.body && (await readBody(request, operation.body))
  const read = {
    params: check('params', operation.params, params),
    query: check('query', operation.query ?? z.strictObject({}), readQuery(request.url, operation.query)),
    headers: operation.headers
      ? check('headers', operation.headers, readHeaders(request, operation.headers))
      : undefined,
    body: body === undefined ? undefined : check('body', operation.body?.schema ?? null, body),
  }
  const [first] = violations
  if (first) throw new Problem(400, `${first.path}: ${first.message}`, violations.slice(0, most.violations))
  return read
}
