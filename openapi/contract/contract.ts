import { isObject, type Json, targetOf, objectIn, listIn, referenceOf } from './json.ts'
import { bareType, bodyOfType, isJsonType } from './media-type.ts'
import { type Schema, schemaReader } from './schema.ts'
import { OpenApiSource } from './openapi-source.ts'
import { bearer, type SignIn } from './sign-in.ts'
import { inOneSpelling } from './spelling.ts'
import { type Validate, validatorsOf } from './validator.ts'

/** A part of a request beside the body. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
  /** The values that the contract gives as examples, those of its schema last. */
  readonly examples: readonly unknown[]
  /** Whether it is sent as JSON text. */
  readonly isJson: boolean
  readonly style?: string
  readonly explode?: boolean
  /** What a value breaks of its schema. */
  readonly validate: Validate
}

/** A body of a request or an answer, in one media type. */
export interface Body {
  /** Without its parameters; it may be a range, such as `image/*`. */
  readonly contentType: string
  readonly schema: Schema | undefined
  readonly examples: readonly unknown[]
  /** Those of them that have a name. */
  readonly named: Json
  /** What a value breaks of its schema; nothing if it has none. */
  readonly validate: Validate
}

/** A documented answer. */
export interface DocumentedAnswer {
  readonly description: string
  /** Its JSON, else its first body; null if it has none. */
  readonly body: Body | null
  /** One for each documented media type. */
  readonly bodies: readonly Body[]
  /** The headers that it must have: those that are required, and where it names them WWW-Authenticate and Location. */
  readonly headers: readonly string[]
  /** All that are documented. */
  readonly sentHeaders: readonly Parameter[]
}

export interface Operation {
  /** Its `operationId`, else, or where another one has it before, its method and path, such as `GET /pets/{id}`. */
  readonly id: string
  /** Its first tag; empty if it has none. */
  readonly tag: string
  /** In capitals. */
  readonly method: string
  /** Below the address of the host, the path of the server included. */
  readonly path: string
  /** Where it is written in the document. */
  readonly keys: readonly [string, string, string]
  /** `public`, `token` (anybody who is signed in), or the role that it needs. */
  readonly access: string
  /** The ways to sign in that need one token alone, in the contract's order; those of others where it needs none. */
  readonly signIn: readonly SignIn[]
  readonly description: string
  readonly parameters: readonly Parameter[]
  /** Its JSON, else its first body; `bodies` has one for each documented media type. */
  readonly body: (Body & { readonly required: boolean; readonly bodies: readonly Body[] }) | null
  /** By status: `200`, `4XX`, `default`. */
  readonly answers: Readonly<Record<string, DocumentedAnswer>>
  /** Whether its `default` answer stands for a failure of the host alone, as `x-default-is-failure` says. */
  readonly defaultIsFailure: boolean
  /** What the contract says of it in words that begin with `x-`. */
  readonly words: Json
  /** The contract that it is part of. */
  readonly contract: Contract
}

/** An OpenAPI contract as a value. */
export interface Contract {
  /** The bundled document, its schemas as JSON schema 2020-12. References are within it. */
  readonly document: Json
  readonly operations: readonly Operation[]
  /** The named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>
  /** Finds places of the contract in its files. */
  readonly source: Pick<OpenApiSource, keyof OpenApiSource>
}

/** Whether something is written where a schema stands; null says nothing. */
const isSchema = (part: unknown) => isObject(part) || typeof part === 'boolean'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
/** A key as a part of a JSON pointer. */
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The JSON among bodies, else what may be JSON, else the first. */
const usualOf = (bodies: readonly Body[]): Body | null =>
  bodies.find(({ contentType }) => isJsonType(contentType)) ??
  bodyOfType(bodies, 'application/json') ??
  bodies[0] ??
  null

/** The path of a server, with the default of each variable; of the first one, since a host is given by its address. */
function serverPath(servers: unknown): string | undefined {
  const [server] = listIn(servers)
  if (!isObject(server)) return undefined
  const variables = objectIn(server.variables)
  const url = text(server.url).replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = variables[name]
    return isObject(variable) ? text(variable.default) : ''
  })
  return (URL.parse(url, 'http://host')?.pathname ?? '').replace(/\/+$/, '')
}

/** Judges values by the schema that a pointer leads to. */
export type ValidatorAt = ReturnType<typeof validatorsOf>

/** Reads the operations of one bundled document. */
class Reader {
  readonly document: Json
  readonly contract: Contract
  readonly schemaOf: ReturnType<typeof schemaReader>
  readonly validatorAt: ValidatorAt

  constructor(contract: Contract, validators: (document: Json) => ValidatorAt) {
    this.contract = contract
    this.document = contract.document
    this.schemaOf = schemaReader(this.document)
    this.validatorAt = validators(this.document)
  }

  follow(part: unknown): Json {
    const reference = referenceOf(part)
    return objectIn(reference === undefined ? part : targetOf(this.document, reference))
  }

  namedIn({ examples }: Json): Json {
    const all = Object.entries(objectIn(examples)).map(([name, each]) => [name, this.follow(each)] as const)
    return Object.fromEntries(all.flatMap(([name, each]) => ('value' in each ? [[name, each.value]] : [])))
  }

  examplesIn(given: Json, schema: Schema | undefined): unknown[] {
    const own = given.example === undefined ? [] : [given.example]
    return [...own, ...Object.values(this.namedIn(given)), ...(schema?.examples ?? [])]
  }

  bodiesIn(content: unknown, pointer: string): Body[] {
    return Object.entries(objectIn(content)).map(([type, media]) => {
      const given = this.follow(media)
      const schema = isSchema(given.schema) ? this.schemaOf(given.schema) : undefined
      return {
        contentType: bareType(type),
        schema,
        examples: this.examplesIn(given, schema),
        named: this.namedIn(given),
        validate: schema ? this.validatorAt(`${pointer}/content/${escaped(type)}/schema`) : () => [],
      }
    })
  }

  /** `at` is the reference to where it is written. */
  parameter(part: unknown, at: string): Parameter {
    const given = this.follow(part)
    const pointer = referenceOf(part) ?? at
    const [[type, media] = []] = Object.entries(objectIn(given.content))
    const holder = type === undefined ? given : this.follow(media)
    const schema = this.schemaOf(holder.schema ?? {})
    const inContent = type === undefined ? '' : `/content/${escaped(type)}`
    return {
      name: text(given.name),
      in: given.in as Parameter['in'],
      required: given.required === true || given.in === 'path',
      description: text(given.description),
      schema,
      examples: [...this.examplesIn(given, undefined), ...this.examplesIn(holder === given ? {} : holder, schema)],
      isJson: type !== undefined && /json/.test(type),
      ...(typeof given.style === 'string' && { style: given.style }),
      ...(typeof given.explode === 'boolean' && { explode: given.explode }),
      validate: !isSchema(holder.schema) ? () => [] : this.validatorAt(`${pointer}${inContent}/schema`),
    }
  }

  /** The scheme of a name as a way to sign in; undefined if a token alone cannot, as with a certificate or a digest. */
  wayBy(name: string): SignIn | undefined {
    const schemes = objectIn(objectIn(this.document.components).securitySchemes)
    const { type, scheme, in: place, name: key } = this.follow(schemes[name])
    if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie'))
      return { in: place, name: text(key), scheme: 'key' }
    if (type === 'http' && /^basic$/i.test(text(scheme)))
      return { in: 'header', name: 'Authorization', scheme: 'basic' }
    const isBearer = type === 'http' ? /^bearer$/i.test(text(scheme)) : type === 'oauth2' || type === 'openIdConnect'
    return isBearer ? bearer : undefined
  }

  /** Who may call: by the first of the ways to sign in; none, or an empty one among them, means everybody. */
  access(security: unknown): Pick<Operation, 'access' | 'signIn'> {
    const { securitySchemes } = objectIn(this.document.components)
    const schemes = Object.keys(objectIn(securitySchemes))
    const ways = listIn(security).filter(isObject)
    const named = ways.filter((way) => Object.keys(way).length > 0)
    // One scheme of several at once is better than none, since the others may be headers of each request.
    const names = named.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length).flatMap(Object.keys)
    const signIn = (named.length > 0 ? names : schemes).flatMap((name) => this.wayBy(name) ?? [])
    const isPublic = named.length === 0 || named.length < ways.length
    const [[first, roles] = []] = Object.entries(ways[0] ?? {})
    // Those of the others are scopes, not roles.
    const { type } = this.follow(objectIn(securitySchemes)[first ?? ''])
    const role = type === 'http' || type === 'apiKey' ? listIn(roles)[0] : undefined
    return {
      access: isPublic ? 'public' : text(role) || 'token',
      // A contract without a scheme says nothing of the token.
      signIn: schemes.length === 0 ? [bearer] : signIn,
    }
  }

  operation(path: string, item: Json, method: string): Operation {
    const given = item[method] as Json
    const of = `#/paths/${escaped(path)}`
    const own = listIn(given.parameters).map((each, index) =>
      this.parameter(each, `${of}/${method}/parameters/${index}`),
    )
    const isOwn = (shared: Parameter) => own.some((each) => each.name === shared.name && each.in === shared.in)
    const shared = listIn(item.parameters).map((each, index) => this.parameter(each, `${of}/parameters/${index}`))
    const at = `${of}/${method}`
    const body = this.follow(given.requestBody)
    const bodyAt = referenceOf(given.requestBody) ?? `${at}/requestBody`
    const bodies = this.bodiesIn(body.content, bodyAt)
    const content = usualOf(bodies)
    const server = serverPath(given.servers) ?? serverPath(item.servers) ?? serverPath(this.document.servers) ?? ''
    const named = text(given.operationId)
    const isTaken = this.contract.operations.some(({ id }) => id === named)
    return {
      id: named === '' || isTaken ? `${method.toUpperCase()} ${path}` : named,
      tag: text(listIn(given.tags)[0]),
      method: method.toUpperCase(),
      path: server + path,
      keys: ['paths', path, method],
      ...this.access(given.security ?? this.document.security),
      description: text(given.description),
      parameters: [...shared.filter((each) => !isOwn(each)), ...own],
      body: content && { ...content, bodies, required: body.required === true },
      answers: this.answers(given.responses, at),
      defaultIsFailure: this.document['x-default-is-failure'] === true,
      words: Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('x-'))),
      contract: this.contract,
    }
  }

  neededIn(headers: unknown): string[] {
    const all = Object.entries(objectIn(headers))
    const isNeeded = (name: string, part: unknown) =>
      this.follow(part).required === true || /^(?:www-authenticate|location)$/i.test(name)
    return all.flatMap(([name, part]) => (isNeeded(name, part) ? [name] : []))
  }

  answers(responses: unknown, at: string): Operation['answers'] {
    return Object.fromEntries(
      Object.entries(objectIn(responses)).map(([status, part]) => {
        const answer = this.follow(part)
        const pointer = referenceOf(part) ?? `${at}/responses/${status}`
        const headers = this.neededIn(answer.headers)
        const bodies = this.bodiesIn(answer.content, pointer)
        const sentHeaders = Object.entries(objectIn(answer.headers)).map(([name, header]) => {
          const parameter = this.parameter(header, `${pointer}/headers/${escaped(name)}`)
          return { ...parameter, name, in: 'header' as const }
        })
        const description = text(answer.description)
        return [status, { description, body: usualOf(bodies), bodies, headers, sentHeaders }]
      }),
    )
  }
}

/** The contract in a bundled OpenAPI document of version 3.0 or 3.1, which was written in `file`. */
export const contractOf = (bundled: Json, file: string): Contract =>
  contractWith(bundled, new OpenApiSource(file), validatorsOf)

/** The contract in such a document, of which `validators` judge values. */
export function contractWith(
  bundled: Json,
  source: Contract['source'],
  validators: (document: Json) => ValidatorAt,
): Contract {
  const document = inOneSpelling(bundled)
  const operations: Operation[] = []
  const schemas = new Map<string, Schema>()
  const contract = { document, operations, schemas, source }
  const reader = new Reader(contract, validators)
  const components = objectIn(document.components)
  for (const [name, written] of Object.entries(objectIn(components.schemas)))
    schemas.set(name, reader.schemaOf(written))
  for (const [path, part] of Object.entries(objectIn(document.paths))) {
    const item = reader.follow(part)
    for (const method of methods) if (isObject(item[method])) operations.push(reader.operation(path, item, method))
  }
  return contract
}
