/** The parts of a contract schema that answers use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  additionalProperties?: Schema
  const?: unknown
  default?: unknown
  minimum?: number
  minLength?: number
  /** Another field to read if this one is missing. */
  'x-also'?: string
  /** The object cannot be shown without this field. */
  'x-needed'?: boolean
}

type Schemas = Record<string, Schema>

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const typesOf = ({ type = [] }: Schema) => (Array.isArray(type) ? type : [type])

/** Generates a reader for each answer of a contract, from the parts in `src/shared/api/answer-reader.ts`. */
export class ReaderWriter {
  readonly #schemas: Schemas
  readonly #used = new Set<string>()
  /** Schemas that only appear inside a row and need no id. */
  readonly #parts: Set<string>

  constructor(schemas: Schemas, answers: readonly Schema[]) {
    this.#schemas = schemas
    const rows = new Set<string>()
    for (const answer of answers) this.#collect(answer, true, rows)
    this.#parts = new Set([...this.#used].filter((name) => !rows.has(name)))
  }

  /** The module for each schema with fields, by file name. */
  modules(): Map<string, string> {
    const used = Object.entries(this.#schemas).filter(
      ([name, { properties }]) => this.#used.has(name) && properties !== undefined,
    )
    return new Map(used.map(([name, schema]) => [camel(name), this.#module(name, schema)]))
  }

  /** The expression that reads an answer, and the readers it uses. */
  answer(schema: Schema): { expression: string; names: string[] } {
    const expression = this.#expression(schema, true)
    return { expression, names: [...expression.matchAll(/\bread(\w+)/g)].map(([, name = '']) => name) }
  }

  #resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.#schemas[nameOf(schema.$ref)] ?? {})
  }

  /** The field that identifies the object, if any. */
  #idOf({ properties = {} }: Schema): string | undefined {
    return ['id', 'product_id'].find((name) => {
      const field = properties[name]
      return field !== undefined && typesOf(this.#resolve(field)).includes('string')
    })
  }

  /** An answer that wraps others; every field is required. */
  #isEnvelope(schema: Schema): boolean {
    return schema.properties !== undefined && this.#idOf(schema) === undefined
  }

  /** Collects the schemas that are an answer or a row of one. */
  #collect(schema: Schema, isTop: boolean, rows: Set<string>): void {
    if (schema.$ref !== undefined) this.#used.add(nameOf(schema.$ref))
    if (schema.$ref !== undefined && isTop) rows.add(nameOf(schema.$ref))
    const { items, oneOf = [], properties = {} } = this.#resolve(schema)
    if (items) this.#collect(items, true, rows)
    for (const choice of oneOf) this.#collect(choice, false, rows)
    const isEnvelope = isTop && this.#isEnvelope(this.#resolve(schema))
    for (const field of Object.values(properties)) this.#collect(field, isEnvelope, rows)
  }

  #module(name: string, schema: Schema): string {
    const body = this.#object(schema, this.#parts.has(name))
    const primitives = [...new Set(body.match(/\b(?:text|texts|key|number|flag|or|list|object)\b(?=[,()\s}])/g))]
    const names = [...new Set([...body.matchAll(/\bread(\w+)/g)].map(([, each = '']) => each))]
    return [
      '// Generated from openapi/openapi.yaml. Do not edit.',
      `import { ${primitives.toSorted().join(', ')} } from '../../../src/shared/api/answer-reader.ts'`,
      ...names.map((each) => `import { read${each} } from './${camel(each)}.ts'`),
      '',
      `export const read${name} = /* @__PURE__ */ ${body}`,
      '',
    ].join('\n')
  }

  #object(schema: Schema, isPart: boolean): string {
    const { properties = {}, required = [] } = schema
    const also = Object.entries(properties).flatMap(([name, field]) => {
      const other = field['x-also']
      return other === undefined ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(other)}`]
    })
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `  ${JSON.stringify(name)}: ${this.#field(schema, name, field, isPart, required.includes(name))}`,
    )
    return `object({\n${fields.join(',\n')}\n}${also.length > 0 ? `, { ${also.join(', ')} }` : ''})`
  }

  #field(owner: Schema, name: string, field: Schema, isPart: boolean, isRequired: boolean): string {
    const found = this.#resolve(field)
    const isNullable = typesOf(found).includes('null') || found.oneOf?.some(({ type }) => type === 'null')
    const id = this.#idOf(owner)
    const isWrapped = !isPart && id === undefined && !this.#isAside(owner)
    // A picture can be shown without its id.
    const needsOther = Object.values(owner.properties ?? {}).some((each) => each['x-needed'])
    if ((name === id && !isPart && !needsOther) || field['x-needed']) return 'key'
    const expression = this.#expression(field, isWrapped)
    if (!isRequired) return `or(${expression}, undefined)`
    if (isNullable) return `or(${expression}, null)`
    if (found.const !== undefined) return `or(${expression}, ${JSON.stringify(found.const)})`
    const otherwise = this.#otherwise(found)
    // No default for the content of an envelope, nor for a nested object with an id: without it the answer is unusable.
    return otherwise === undefined || (isWrapped && !this.#isAside(found))
      ? expression
      : `or(${expression}, ${otherwise})`
  }

  /** Whether the schema has only figures about a list, such as its page count, without which the list can be shown. */
  #isAside(schema: Schema): boolean {
    const fields = Object.values(schema.properties ?? {})
    return fields.length > 1 && fields.every((field) => typesOf(this.#resolve(field)).includes('integer'))
  }

  /** The default for a missing field; undefined when there is no sensible one. */
  #otherwise(schema: Schema): string | undefined {
    if (schema.default !== undefined) return JSON.stringify(schema.default)
    const [type] = typesOf(schema)
    if (type === 'string') return "''"
    if (type === 'number' || type === 'integer') return String(Math.max(0, schema.minimum ?? 0))
    if (type === 'boolean') return 'false'
    if (type === 'array') return '[]'
    if (schema.properties === undefined) return '{}'
    if (this.#idOf(schema) !== undefined) return undefined
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const otherwise = this.#otherwise(this.#resolve(field))
      return otherwise === undefined ? undefined : `${JSON.stringify(name)}: ${otherwise}`
    })
    return fields.includes(undefined) ? undefined : `{ ${fields.join(', ')} }`
  }

  #expression(schema: Schema, isTop: boolean): string {
    const choice = schema.oneOf?.find(({ type }) => type !== 'null')
    if (choice) return this.#expression(choice, false)
    const found = this.#resolve(schema)
    if (schema.$ref !== undefined && found.properties !== undefined) return `read${nameOf(schema.$ref)}`
    if (found.items) return `list(${this.#expression(found.items, true)})`
    if (found.properties) return this.#object(found, !isTop).replaceAll('\n', '\n  ')
    const [type] = typesOf(found)
    if (type === 'object') return 'texts'
    if (type === 'boolean') return 'flag'
    if (type === 'number' || type === 'integer') return 'number'
    return found.minLength === undefined ? 'text' : 'key'
  }
}
