import { isObject, type Json, targetOf, objectIn, listIn } from './json.ts'

/**
 * A schema as it is read: references followed, `allOf` merged into one, `null` among the types. A recursive schema holds
 * itself. To judge a value use the validator, which knows every keyword.
 */
export interface Schema {
  /** Its name among the components, if it has one. */
  readonly name?: string
  /** The JSON types that it allows; empty if it names none. */
  readonly types: readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required: readonly string[]
  /** The schema of fields that it does not name. */
  readonly additionalProperties?: Schema
  /** Whether it allows fields that it does not name: by saying so, or as it names none. */
  readonly isOpen: boolean
  readonly items?: Schema
  /** The alternatives of `oneOf` and `anyOf`, without null; none if only one is left, which is merged. */
  readonly choices?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly contentMediaType?: string
  /** Of what a text holds. */
  readonly contentSchema?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly propertyNames?: Schema
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  /** The fields that identify an item of a list that has no id. */
  readonly 'x-key'?: readonly string[]
  /** `false` where an answer may show another value than was sent, such as a sum. */
  readonly 'x-echo'?: boolean
  /** `false` for a text in which hardly a host lets a blank be, such as a code. */
  readonly 'x-blanks'?: boolean
  /** Whether a text is where something is, which a host may look at. */
  readonly 'x-address'?: boolean
  /** How many records a page has that has no limit. */
  readonly 'x-page-size'?: number
  /** The periods that statistics have an entry for each. */
  readonly 'x-periods'?: { readonly last: number; readonly unit: 'day' | 'week' | 'month' }
  /** Whether two texts that differ in case alone are two. */
  readonly 'x-case-sensitive'?: boolean
  /** The kind of personal data in a text. */
  readonly 'x-personal'?: string
}

type Written = Record<string, unknown>

const typesIn = ({ type, enum: values, properties, items }: Written): string[] => {
  if (Array.isArray(type)) return type.map(String)
  if (typeof type === 'string') return [type]
  if (properties !== undefined) return ['object']
  if (items !== undefined) return ['array']
  if (!Array.isArray(values)) return []
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
}

const isNull = (schema: unknown) => isObject(schema) && typesIn(schema).join() === 'null'

/** Of two schemas that both must hold, what both say. A field that both have must be as both say. */
function both(one: Written, other: Written): Written {
  const fields = one.properties as Json | undefined
  const more = other.properties as Json | undefined
  const properties = { ...fields, ...more }
  for (const key of Object.keys(more ?? {}))
    if (fields && key in fields) properties[key] = { allOf: [fields[key], more?.[key]] }
  const required = [one.required, other.required].flatMap(listIn)
  const types = typesIn(one)
  const others = typesIn(other)
  const common = types.filter((type) => others.includes(type) || (type === 'integer' && others.includes('number')))
  const type = types.length === 0 ? others : others.length === 0 ? types : common
  return {
    ...one,
    ...other,
    ...(one.description !== undefined && { description: one.description }),
    ...((fields ?? more) && { properties }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(type.length > 0 && { type }),
  }
}

/** Reads the schemas of a document, each of them once. */
export function schemaReader(document: Json) {
  const read = new Map<unknown, Schema>()
  const merged = new Map<unknown, Written>()
  const components = objectIn(document.components)
  const named = Object.entries(objectIn(components.schemas))
  const names = new Map<unknown, string>(named.map(([name, schema]) => [schema, name]))

  const follow = (written: unknown) =>
    isObject(written) && typeof written.$ref === 'string' ? targetOf(document, written.$ref) : written

  /** The own keywords of a schema, with those of what it refers to, of each `allOf`, and of an only choice. */
  function mergedOf(written: unknown): Written {
    if (!isObject(written)) return {}
    const cached = merged.get(written)
    if (cached) return cached
    const { $ref, allOf, oneOf, anyOf, ...own } = written
    // Before what it is made of, which may lead back here.
    merged.set(written, own)
    const parts = [...($ref === undefined ? [] : [follow(written)]), ...listIn(allOf).map(follow)]
    const given = [oneOf, anyOf].find((list) => Array.isArray(list)) as unknown[] | undefined
    const choices = given?.filter((each) => !isNull(follow(each))) ?? []
    const whole = [...parts, ...(choices.length === 1 ? choices.map(follow) : [])]
    let result = whole.reduce<Written>((sum, part) => both(sum, mergedOf(part)), own)
    if (choices.length > 1) result = { ...result, choices }
    if (given && choices.length < given.length) result = { ...result, type: [...new Set([...typesIn(result), 'null'])] }
    // What only adds a description or null to a named schema has its name.
    const [only] = whole
    const isOne = whole.length === 1 && own.properties === undefined
    const name = names.get(written) ?? (isOne ? mergedOf(only).name : undefined)
    const { name: _other, ...rest } = result
    result = name === undefined ? rest : { ...rest, name }
    merged.set(written, result)
    return result
  }

  function schemaOf(given: unknown): Schema {
    const written = isObject(given) && Object.keys(given).length === 1 ? follow(given) : given
    const cached = read.get(written)
    if (cached) return cached
    const whole = mergedOf(written)
    const { type: _type, items, properties, choices, ...own } = whole
    const { additionalProperties, patternProperties, propertyNames, contentSchema, ...others } = own
    const { required, example, examples, ...rest } = others
    const isNamed = properties !== undefined || choices !== undefined
    const schema: Written = {
      ...rest,
      types: typesIn(whole),
      required: listIn(required),
      examples: [...(example === undefined ? [] : [example]), ...listIn(examples)],
      // What matches none of the patterns the validator refuses.
      isOpen: patternProperties !== undefined || (additionalProperties ?? !isNamed) !== false,
    }
    // Before what is inside, which may lead back here.
    read.set(written, schema as unknown as Schema)
    if (isObject(properties))
      schema.properties = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, schemaOf(inner)]))
    if (isObject(items)) schema.items = schemaOf(items)
    if (Array.isArray(choices)) schema.choices = choices.map((each) => schemaOf(each))
    if (isObject(contentSchema)) schema.contentSchema = schemaOf(contentSchema)
    if (isObject(propertyNames)) schema.propertyNames = schemaOf(propertyNames)
    if (isObject(additionalProperties)) schema.additionalProperties = schemaOf(additionalProperties)
    return schema as unknown as Schema
  }

  return schemaOf
}
