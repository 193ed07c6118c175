import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import type { Json } from '#openapi/contract/json.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { CannotCall, type RequestInput } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import { type SessionOptions, theCaller, withTheRole } from '#contracts/session/session.ts'
import { valueOf } from '#openapi/contract/made-up.ts'
import { isIdempotencyKey } from '#openapi/contract/operation.ts'
import { textHash } from '#openapi/contract/text-hash.ts'
import { idOf, mayBe, withoutSlash } from '#openapi/contract/record-id.ts'
import { rowsIn } from '#openapi/contract/resources.ts'
import type { Given } from './chosen.ts'

/** A request without a body, and whether all of its values come from the contract or the host. */
export interface BodilessRequest {
  input: RequestInput
  isGiven: boolean
}

/** Whether an operation needs a role, and somebody with a role is known. */
const isOfTheRole = ({ access }: Operation, { tokens }: SessionOptions) =>
  access !== 'public' && access !== 'token' && tokens[withTheRole] !== undefined

/** Who makes a call: with the token, if one is given or the operation needs it and no header signs in. */
export const callerOf = (operation: Operation, options: SessionOptions): string => {
  if (isOfTheRole(operation, options)) return withTheRole
  const { tokens, knowledge } = options
  if (operation.access !== 'public' && operation.signIn.length === 0 && !knowledge.isSignedIn)
    throw new CannotCall('no token alone signs in to it: give what does by --header')
  return tokens[theCaller] !== undefined || (operation.access !== 'public' && !knowledge.isSignedIn)
    ? theCaller
    : 'guest'
}

/** Who lacks the role that an operation needs; undefined if nobody is known. */
export const withoutTheRole = (operation: Operation, options: SessionOptions): string | undefined =>
  isOfTheRole(operation, options) && options.tokens[theCaller] !== undefined ? theCaller : undefined

/** The rows that lists have shown, by the operation and the parameters of its path. */
export class KnownRows {
  readonly given: Given
  readonly #rows = new Map<string, { operation: Operation; params: RequestInput['params']; rows: readonly Json[] }>()

  /** `given` are the values that the user has for parameters. */
  constructor(given: Given = () => undefined) {
    this.given = given
  }

  note({ operation, input, answer }: Call): void {
    const rows = answer.status < 300 ? rowsIn(answer.body) : undefined
    const key = `${operation.id} ${JSON.stringify(input.params ?? {})}`
    if (rows && rows.length > 0 && !this.#rows.has(key)) this.#rows.set(key, { operation, params: input.params, rows })
  }

  /** The rows of the list at a path, with the parameters of that path. */
  at(path: string): Array<{ params: Record<string, string>; rows: readonly Json[] }> {
    return [...this.#rows.values()]
      .filter(({ operation }) => operation.method === 'GET' && withoutSlash(operation.path) === withoutSlash(path))
      .map(({ params = {}, rows }) => ({ params, rows }))
  }

  get all(): ReadonlyArray<readonly Json[]> {
    return [...this.#rows.values()].map(({ rows }) => rows)
  }
}

/** Values for the parameters of a path: of records that the host shows, else the examples of the contract. */
export function* paramsFor(operation: Operation, knownRows: KnownRows): Generator<BodilessRequest> {
  const { path, parameters } = operation
  const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name = '']) => name)
  const last = names.at(-1)
  if (last === undefined) return yield { input: {}, isGiven: true }
  const parameter = parameters.find((each) => each.in === 'path' && each.name === last)
  if (!parameter) return
  const others = parameters.filter((each) => each.in === 'path')
  const own = others.map((each) => [each.name, knownRows.given(operation, each)] as const)
  const params = Object.fromEntries(own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  if (own.every(([name]) => name in params)) return yield { input: { params }, isGiven: true }
  // The list of the records that the last parameter names is where the path before it is.
  for (const { params: outer, rows } of knownRows.at(path.slice(0, path.indexOf(`/{${last}}`))))
    for (const row of rows) {
      const id = idOf(row, parameter)
      if (id !== undefined && mayBe(parameter, id)) yield { input: { params: { ...outer, [last]: id } }, isGiven: true }
    }
  const given = others.map(({ name, examples, schema }) => {
    const row = knownRows.all.flat().find((each) => name !== 'id' && name in each)
    return [name, params[name] ?? row?.[name] ?? [...examples, ...(schema.enum ?? [])][0]] as const
  })
  if (given.every(([, value]) => value !== undefined))
    yield { input: { params: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) }, isGiven: false }
}

/** OpenAPI gives header parameters of other names a meaning only. */
const isOwn = ({ name }: Parameter) => !/^(?:accept|content-type|authorization)$/i.test(name)

/** A key that no other request has: a host answers one that was used before as the first time. */
function freshKey({ schema }: Parameter, calls: JudgedCalls): string {
  const text = calls.unique('check')
  const hash = textHash(text).toString(16).padStart(12, '0')
  return schema.format === 'uuid' ? `6f1d1c5e-1f6b-4a52-9d5b-${hash}` : text
}

/** What every request for an operation must have in its query and its headers. */
export function requiredOf(operation: Operation, knownRows: KnownRows, calls: JudgedCalls) {
  const required = operation.parameters.filter((each) => each.required && each.in !== 'path' && isOwn(each))
  const values = required.map((each) => {
    const value = knownRows.given(operation, each) ?? (isIdempotencyKey(each) ? freshKey(each, calls) : undefined)
    // What is sent as JSON is given as JSON.
    return {
      ...each,
      ...(value === undefined
        ? valueOf(each, calls)
        : { value: each.isJson ? jsonOr(value, value) : value, isGiven: true }),
    }
  })
  const query = Object.fromEntries(values.filter((each) => each.in === 'query').map(({ name, value }) => [name, value]))
  const headers = Object.fromEntries(
    values.filter((each) => each.in === 'header').map(({ name, value }) => [name, String(value)]),
  )
  return { input: values.length > 0 ? { query, headers } : {}, isGiven: values.every((each) => each.isGiven) }
}

/** The requests to try for an operation, without their bodies. Throws `CannotCall` with what has no source. */
export function requestsFor(operation: Operation, knownRows: KnownRows, calls: JudgedCalls): BodilessRequest[] {
  const required = requiredOf(operation, knownRows, calls)
  const found = [...paramsFor(operation, knownRows)].map(({ input, isGiven }) => ({
    input: { ...input, ...required.input },
    isGiven: isGiven && required.isGiven,
  }))
  if (found.length > 0) return found
  const names = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)
  throw new CannotCall(`no list and no example gives a value for ${names.join(', ')}, nor does --param`)
}
