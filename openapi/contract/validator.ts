import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from './formats.ts'
import { isObject, type Json } from './json.ts'
import { judgedRegExp } from './reg-exp.ts'

/** What a value breaks; `choices` is, for a union, what it breaks of each of its choices. */
export type SchemaError = ErrorObject & { readonly choices?: ReadonlyArray<readonly SchemaError[]> }

/** What a value breaks of one schema of a contract. */
export type Validate = (value: unknown) => readonly SchemaError[]

/**
 * Whether an error is that of a required field which the other direction holds: `writeOnly` ones are in no answer,
 * `readOnly` ones in no request.
 */
export function isOfTheOther({ keyword, params, parentSchema }: SchemaError, word: 'writeOnly' | 'readOnly'): boolean {
  if (keyword !== 'required' || !isObject(parentSchema?.properties)) return false
  const field = parentSchema.properties[String((params as { missingProperty?: unknown }).missingProperty)]
  return isObject(field) && field[word] === true
}

const types = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])

/** Whether ajv knows what a keyword with this value says. An object may be a field with the name of a keyword. */
function canJudge(ajv: Ajv2020, key: string, value: unknown): boolean {
  if (key === '$dynamicRef') return false // which it takes for a reference to the whole schema
  if (isObject(value)) return true
  // Of OpenAPI 3.0, whose schemas say it in another way by now; in 3.1 it says nothing.
  if (key === 'nullable') return false
  if (key === 'type') return [value].flat().every((type) => types.has(type))
  if (key === 'enum') return Array.isArray(value) && value.length > 0
  const keyword = ajv.getKeyword(key)
  const allowed = typeof keyword === 'object' ? [keyword.schemaType ?? []].flat() : []
  const type = Array.isArray(value) ? 'array' : typeof value
  return allowed.length === 0 || allowed.some((each) => each === type)
}

/** Parts whose keys are names, also of a field or an answer that is called as a keyword is. */
const named =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|responses|parameters|headers|requestBodies)$/

/**
 * The document without its examples, which may be half of it, and what ajv cannot judge, and with its references from
 * its root: one within a schema that has an address of its own (`$id`) would lead into that schema.
 */
function judgeable(ajv: Ajv2020, part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((each) => judgeable(ajv, each))
  if (!isObject(part)) return part
  const judged = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
    if (!canJudge(ajv, key, value) || (!areNames && /^examples?$/.test(key))) return []
    if (key === 'const' || (key === 'enum' && Array.isArray(value))) return [[key, value]]
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#/')) return [[key, `contract:${value}`]]
    return [[key, judgeable(ajv, value, !areNames && named.test(key))]]
  })
  return Object.fromEntries(judged)
}

const regExp = Object.assign(judgedRegExp, { code: 'judgedRegExp' })

/** What compiles the schemas of a bundled document, each as `contract:` with its pointer. */
export function openAjv(document: Json, code: Options['code'] = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    // A contract may hold words that ajv does not know, and formats of its own.
    strict: false,
    logger: false,
    validateSchema: false,
    // 19.99 is a multiple of 0.01, though no quotient of the two numbers is whole; a few digits are enough to tell.
    multipleOfPrecision: 5,
    formats,
    // To optimise what runs for microseconds takes a third of the time to compile it.
    code: { regExp, optimize: false, ...code },
  })
  ajv.addSchema(judgeable(ajv, document) as Json, 'contract:')
  return ajv
}

/**
 * Judges values by the schemas of a bundled document, which is read when the first value is judged, and each schema
 * compiled when it is first needed. The pointer is a `#/…` reference to the schema.
 */
export function validatorsOf(document: Json): (pointer: string) => Validate {
  let opened: Ajv2020 | undefined
  const ajv = () => (opened ??= openAjv(document))
  const cached = new Map<string, Validate>()
  const choices = new WeakMap<object, ValidateFunction>()

  function errorsOf(compiled: ValidateFunction, value: unknown, at = ''): SchemaError[] {
    if (compiled(value)) return []
    return (compiled.errors ?? []).map((error) => withChoices({ ...error, instancePath: at + error.instancePath }))
  }

  /** Ajv's own list does not say which choice an error is of. */
  function withChoices(error: ErrorObject): SchemaError {
    const { keyword, schema, data, instancePath } = error
    if (keyword !== 'oneOf' && keyword !== 'anyOf') return error
    const judged = (schema as unknown[]).map((choice) => {
      const compiled = (isObject(choice) && choices.get(choice)) || ajv().compile({ allOf: [choice] })
      if (isObject(choice)) choices.set(choice, compiled)
      return errorsOf(compiled, data, instancePath)
    })
    return { ...error, choices: judged }
  }

  return (pointer) => {
    const validate: Validate = (value) => {
      try {
        const compiled =
          ajv().getSchema(`own:${pointer}`) ?? ajv().compile({ $id: `own:${pointer}`, $ref: `contract:${pointer}` })
        return errorsOf(compiled, value)
      } catch (error) {
        // A schema that refers to nothing but itself, or a value deeper than the stack, says nothing.
        if (error instanceof RangeError) return []
        throw error
      }
    }
    const found = cached.get(pointer) ?? validate
    cached.set(pointer, found)
    return found
  }
}
