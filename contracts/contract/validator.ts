import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isObject, type Json } from './json.ts'

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

/** Ajv-formats lets a space stand for the T, which RFC 3339 leaves to other formats. */
const instant = addFormats.get('date-time')
const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT/i.test(text) && typeof instant === 'object' && 'validate' in instant
    ? (instant.validate as (value: string) => boolean)(text)
    : false

/**
 * The document with its references from its root: one within a schema that has an address of its own (`$id`) would lead
 * into that schema. What `$dynamicRef` says is not judged, since ajv takes it for a reference to the whole schema.
 */
function fromRoot(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(fromRoot)
  if (!isObject(part)) return part
  const { $ref, $dynamicRef: _notJudged, ...rest } = part
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, fromRoot(value)]))
  if ($ref === undefined) return inner
  return { ...inner, $ref: typeof $ref === 'string' && $ref.startsWith('#/') ? `contract:${$ref}` : $ref }
}

/**
 * Judges values by the schemas of a bundled document, each compiled when it is first needed. The pointer is a `#/…`
 * reference to the schema.
 */
export function validatorsOf(document: Json): (pointer: string) => Validate {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    // A contract may hold words that ajv does not know, and formats of its own.
    strict: false,
    logger: false,
    validateSchema: false,
    // Patterns are written for other languages too, which escape more characters.
    unicodeRegExp: false,
  })
  addFormats(ajv)
  ajv.addFormat('date-time', isInstant)
  ajv.addSchema(fromRoot(document) as Json, 'contract:')
  const known = new Map<string, Validate>()
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
      const compiled = (isObject(choice) && choices.get(choice)) || ajv.compile({ allOf: [choice] })
      if (isObject(choice)) choices.set(choice, compiled)
      return errorsOf(compiled, data, instancePath)
    })
    return { ...error, choices: judged }
  }

  return (pointer) => {
    const validate: Validate = (value) => {
      const compiled =
        ajv.getSchema(`own:${pointer}`) ?? ajv.compile({ $id: `own:${pointer}`, $ref: `contract:${pointer}` })
      return errorsOf(compiled, value)
    }
    const found = known.get(pointer) ?? validate
    known.set(pointer, found)
    return found
  }
}
