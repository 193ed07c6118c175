import { readFileSync } from 'node:fs'
import { setShouldValidateFormat, validate, type Validator } from '@hyperjump/json-schema/openapi-3-0'
import { registerSchema, type SchemaObject, setShouldValidateSchema } from '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats-lite'
import { parse } from 'yaml'
import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { isObject, type Json, objectIn } from '#openapi/contract/json.ts'
import { bodiesFor, valueOf } from '#openapi/contract/made-up.ts'
import { bareType, isJsonType, namesFor } from '#openapi/contract/media-type.ts'
import { isValidBody, statusesOf } from '#openapi/contract/operation.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { CannotCall, type RequestInput, requestFor } from '#openapi/contract/request.ts'
import { type Resource, resourcesOf, rowSchema, rowsIn } from '#openapi/contract/resources.ts'
import type { AnyStore } from '../engine/table/store.ts'
import { anyContract } from './backend.ts'
import type { Derivation } from './derive.ts'
import type { Row } from './rows.ts'

/*
 * Proof that the answers of a derived backend keep its contract, by a validator that shares no code with the one that the
 * backend makes them with.
 */
setShouldValidateSchema(false)
setShouldValidateFormat(true)

/** What a backend of a contract is found to do. */
export interface Proof {
  operations: number
  answers: number
  /** The resources that a list, a create and a read describe. */
  resources: number
  remembered: number
  /** Answers that break the contract, and records that are not where they should be. */
  faults: string[]
  /** The resources that are not remembered, and why. */
  examples: string[]
}

/**
 * A document without the required fields that only requests hold, which no answer has, and with null wherever it says
 * `nullable`: by the letter that is nothing beside choices, or an `enum` without null.
 */
function ofAnswers(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(ofAnswers)
  if (!isObject(part)) return part
  const { nullable, ...copy }: Json = Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, ofAnswers(inner)]),
  )
  const { required, properties } = copy
  const isNeeded = (name: unknown) => objectIn(objectIn(properties)[String(name)]).writeOnly !== true
  const schema = {
    ...copy,
    ...(Array.isArray(required) && isObject(properties) && { required: required.filter(isNeeded) }),
  }
  return nullable === true ? { anyOf: [schema, { enum: [null] }] } : schema
}

const notDocumented = 'the status is not documented'

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
const unescaped = (key: string) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')

type Value = Parameters<Validator>[0]

/** Judges answers by the contract as it is written. */
class ForeignJudge {
  readonly #document: Json
  readonly #address: string
  readonly #compiled = new Map<string, Validator>()

  constructor(file: string) {
    this.#document = objectIn(ofAnswers(parse(readFileSync(file, 'utf8'))))
    this.#address = `https://contract.test/${encodeURIComponent(file)}`
    const version = String(this.#document.openapi).startsWith('3.0') ? '3.0/schema' : '3.1/schema-base'
    registerSchema(this.#document as SchemaObject, this.#address, `https://spec.openapis.org/oas/${version}`)
  }

  /** A part of the document and its place, behind references. */
  #at(pointer: string): { pointer: string; part: Json } {
    const keys = pointer.split('/').slice(1).map(unescaped)
    const part = objectIn(keys.reduce<unknown>((holder, key) => objectIn(holder)[key], this.#document))
    return typeof part.$ref === 'string' ? this.#at(part.$ref) : { pointer, part }
  }

  /** What an answer breaks, in words. */
  async breach({ keys: [, path, method] }: Operation, answer: Response): Promise<string | undefined> {
    const { part: item, pointer: itemAt } = this.#at(`#/paths/${escaped(path)}`)
    const responses = objectIn(objectIn(item[method]).responses)
    const status = [String(answer.status), `${String(answer.status)[0]}XX`, 'default'].find((each) => each in responses)
    if (status === undefined) return notDocumented
    const { part, pointer } = this.#at(`${itemAt}/${method}/responses/${status}`)
    const text = await answer.text()
    const content = objectIn(part.content)
    if (answer.status === 204 || Object.keys(content).length === 0)
      return text === '' ? undefined : 'the contract has no body here'
    const type = bareType(answer.headers.get('Content-Type') ?? '')
    const key = Object.keys(content).find((each) => namesFor(type).includes(bareType(each)))
    if (key === undefined) return text === '' ? 'the body is missing' : `the type ${type} is not documented`
    if (!isJsonType(type) || objectIn(content[key]).schema === undefined) return undefined
    return this.#schemaBreach(`${pointer}/content/${escaped(key)}/schema`, JSON.parse(text) as Value)
  }

  async #schemaBreach(pointer: string, value: Value): Promise<string | undefined> {
    const judge = this.#compiled.get(pointer) ?? (await validate(this.#address + pointer))
    this.#compiled.set(pointer, judge)
    const output = judge(value, 'BASIC')
    if (output.valid) return undefined
    const [error] = 'errors' in output ? (output.errors ?? []) : []
    return `${error?.instanceLocation} breaks ${error?.absoluteKeywordLocation.slice(this.#address.length)}`
  }
}

const how = { unique: (text: string) => text }

/** The first body that an operation allows; of a later turn another one. */
function bodyOf(operation: Operation, turn = 0): unknown {
  try {
    return bodiesFor(operation, { ...how, turn })[0]
  } catch (error) {
    if (error instanceof CannotCall) return undefined
    throw error
  }
}

/** Values that the contract allows for all parameters that must be there; `params` are known ones. */
function usual({ parameters }: Operation, params: Readonly<Record<string, string>> = {}): RequestInput {
  const valuesIn = (place: string) =>
    parameters
      .filter((each) => each.in === place && each.required)
      .map((each): [string, unknown] => [each.name, valueOf(each, how).value])
  const texts = (place: string) => valuesIn(place).map(([name, value]): [string, string] => [name, String(value)])
  return {
    params: { ...Object.fromEntries(texts('path')), ...params },
    query: Object.fromEntries(valuesIn('query')),
    headers: Object.fromEntries(texts('header')),
  }
}

interface Asked {
  readonly prefer?: string
  readonly isSignedIn?: boolean
}

interface Backed {
  readonly derivation: Derivation
  readonly judge: ForeignJudge
  readonly db: AnyStore
  readonly fetch: (request: Request) => Promise<Response>
}

/** Calls a backend of a contract, and notes what its answers break. */
class Prover {
  readonly proof: Proof
  readonly #contract: Contract
  readonly #derivation: Derivation
  readonly #judge: ForeignJudge
  readonly #db: AnyStore
  readonly #fetch: Backed['fetch']

  constructor(contract: Contract, { derivation, judge, db, fetch }: Backed) {
    this.#contract = contract
    this.#derivation = derivation
    this.#judge = judge
    this.#db = db
    this.#fetch = fetch
    const operations = contract.operations.length
    this.proof = { operations, answers: 0, resources: 0, remembered: 0, faults: [], examples: [] }
  }

  async ask(operation: Operation, { body, ...input }: RequestInput, { prefer, isSignedIn = true }: Asked = {}) {
    const headers = { Accept: '*/*', ...input.headers, ...(prefer !== undefined && { Prefer: prefer }) }
    const isBare = body === undefined || ['GET', 'HEAD'].includes(operation.method)
    const request = { ...input, headers, ...(!isBare && { body }) }
    const token = isSignedIn ? 'user:secret' : undefined
    const answer = await this.#fetch(requestFor('http://contract.test', operation, request, token))
    const breach = await this.#judge.breach(operation, answer.clone())
    this.proof.answers += 1
    // A contract that documents no success, or not this refusal, says nothing of it.
    const isSilent =
      breach === notDocumented && (answer.status >= 400 || !statusesOf(operation).some((each) => /^[23]/.test(each)))
    if (breach !== undefined && !isSilent)
      this.proof.faults.push(`${operation.id} ${prefer ?? ''} ${answer.status}: ${breach}`)
    const text = await answer.text()
    const isJson = text !== '' && isJsonType(answer.headers.get('Content-Type') ?? '')
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : undefined, headers: answer.headers }
  }

  /** What an operation answers to what is right, what is wrong, a guest, and to the wish for each of its answers. */
  async everyAnswer(operation: Operation): Promise<void> {
    const input = { ...usual(operation), body: bodyOf(operation) }
    await this.ask(operation, input)
    await this.ask(operation, { ...input, body: 7 })
    await this.ask(operation, input, { isSignedIn: false })
    for (const status of statusesOf(operation))
      await this.ask(operation, input, { prefer: `code=${status.replaceAll('X', '0')}` })
  }

  #tableOf = ({ get }: Resource) => this.#derivation.tables.find(({ resource }) => resource.get === get)

  /** The values of the parameters before the id that lead to a record that is there. */
  #parentsOf(resource: Resource): Record<string, string> {
    const last = this.#tableOf(resource)?.parents.findLast(({ of: table }) => table !== undefined)
    const above = this.#derivation.tables.find(({ name }) => name === last?.of)
    const [row] = above ? (this.#db.table(above.name).all() as Row[]) : []
    if (!last || !above || !row) return {}
    const before = above.parents.map(({ parameter: { name }, field }): [string, string] => [
      name,
      field === undefined ? (row.parents[name] ?? '') : String(row.record[field]),
    ])
    return Object.fromEntries([...before, [last.parameter.name, row.key]])
  }

  /** Makes a record, looks for it, changes it and deletes it. */
  async wholeLife(resource: Resource & Required<Pick<Resource, 'list' | 'create' | 'get'>>): Promise<void> {
    const { list, create, get, put, patch, remove, parameter } = resource
    const { proof } = this
    const fault = (what: string) => proof.faults.push(`${get.path}: ${what}`)
    const parents = this.#parentsOf(resource)
    const idField = this.#tableOf(resource)?.idField ?? ''
    const { [idField]: taken, ...fresh } = objectIn(bodyOf(create))
    const body = taken !== undefined && isValidBody(create, fresh) ? fresh : bodyOf(create)
    const created = await this.ask(create, { ...usual(create, parents), body })
    const id = decodeURIComponent(created.headers.get('Location')?.split('/').at(-1) ?? '')
    if (id === '') {
      fault(`nothing is made: ${created.status} ${JSON.stringify(created.body)}`)
      return
    }
    const params = { ...parents, [parameter.name]: id }
    const read = () => this.ask(get, usual(get, params))
    if ((await read()).status >= 300) fault('the record made is not at its address')
    const limit = list.parameters.find(({ name }) => /^(?:limit|per_?page|page_?size)$/i.test(name))
    const query = { ...usual(list).query, ...(limit && { [limit.name]: limit.schema.maximum ?? 100 }) }
    const rows = rowsIn((await this.ask(list, { ...usual(list, parents), query })).body) ?? []
    if (!rows.some(({ [idField]: each }) => String(each) === id)) fault('the record made is not in its list')
    for (const write of [put, patch])
      if (write)
        for (const name of await this.#unseen(write, usual(write, params), read))
          if (name !== idField) fault(`${write.method} of ${name} is not seen`)
    if (remove && (await this.ask(remove, usual(remove, params))).status >= 300) fault('it cannot be deleted')
    if (remove && (await read()).status !== 404) fault('a deleted record is there')
    proof.remembered += 1
  }

  /** The fields of a change that a record does not show afterwards. */
  async #unseen(write: Operation, input: RequestInput, read: () => Promise<{ body: unknown }>): Promise<string[]> {
    const body = bodyOf(write, 1)
    if ((await this.ask(write, { ...input, body })).status >= 300) return ['anything']
    const now = objectIn((await read()).body)
    return Object.entries(objectIn(body)).flatMap(([name, value]) => {
      const isPlain = typeof value === typeof now[name] && (typeof value !== 'object' || value === null)
      return isPlain && now[name] !== value ? [name] : []
    })
  }

  async run(): Promise<Proof> {
    for (const operation of this.#contract.operations) await this.everyAnswer(operation)
    for (const resource of resourcesOf(this.#contract)) {
      const { list, create, get } = resource
      if (!list || !create || !get || !rowSchema(list)) continue
      this.proof.resources += 1
      const roles = [list, create, get].map(({ id }) => this.#derivation.roles.get(id))
      const [reason] = roles.flatMap((role) => (role?.does === 'example' ? [role.because] : []))
      if (reason === undefined) await this.wholeLife({ ...resource, list, create, get })
      else this.proof.examples.push(`${get.path}: ${reason}`)
    }
    return this.proof
  }
}

/** Calls each operation of the contract in a file with what it allows and with what it must refuse, and each resource. */
export async function prove(file: string): Promise<Proof> {
  const contract = await readContract(file)
  const { open, derivation } = anyContract(contract)
  const { backend, instance } = await open()
  return new Prover(contract, {
    derivation,
    judge: new ForeignJudge(file),
    db: instance.db,
    fetch: backend.fetch,
  }).run()
}
