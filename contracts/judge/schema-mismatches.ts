import { isOfTheOther, type SchemaError } from '#openapi/contract/validator.ts'
import { isObject, type Path, pointerKeys, valueAt } from '#openapi/contract/json.ts'
import { anyPlace, type FindingClass, type Kind, type Mismatch, type Rule } from './finding.ts'
import { inShort } from './in-short.ts'
import { jsonPath } from './json-path.ts'

/** A place where an answer breaks the contract's schema, status or content type. */
export interface CountedMismatch extends Mismatch {
  class: Exclude<FindingClass, 'behaviour'>
  rule: Rule
  kind?: Kind
  /** How many list items share it. */
  times: number
}

export type SchemaMismatch = Omit<CountedMismatch, 'times'>

/** An error with the path of the value that is wrong, or missing. */
interface Placed {
  error: SchemaError
  path: Path
}

const limits: Readonly<Record<string, string>> = {
  minLength: 'at least',
  maxLength: 'at most',
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  minItems: 'at least',
  maxItems: 'at most',
  minProperties: 'at least',
  maxProperties: 'at most',
}
const units: Readonly<Record<string, string>> = { Length: ' characters', Items: ' items', Properties: ' fields' }

/** The type of a missing field, where its schema names one at once. */
function typeOfMissing({ params, parentSchema }: SchemaError): string {
  const name = String((params as { missingProperty?: unknown }).missingProperty)
  const field: unknown = isObject(parentSchema?.properties) ? parentSchema.properties[name] : undefined
  const types = isObject(field) && field.type !== undefined ? [field.type].flat().map(String) : []
  return types.join(' or ') || 'a value, since the field is required'
}

function expectedBy(error: SchemaError): string {
  const { keyword, params, schema, message = keyword } = error
  if (keyword === 'type') return [schema].flat().map(String).join(' or ')
  if (keyword === 'enum' && Array.isArray(schema)) return schema.map((value) => inShort(value)).join(' or ')
  if (keyword === 'const') return inShort(schema)
  if (keyword === 'required') return typeOfMissing(error)
  if (keyword === 'format') return `a text of the format ${String(schema)}`
  if (keyword === 'pattern') return `a text that matches ${String(schema)}`
  const limit = limits[keyword]
  if (limit === undefined) return message
  const unit = units[/(?:Length|Items|Properties)$/.exec(keyword)?.[0] ?? ''] ?? ''
  return `${limit} ${String((params as { limit?: unknown }).limit)}${unit}`
}

/** The JSON type of a value; undefined for a missing one. */
function kindOfValue(value: unknown): Kind | undefined {
  if (value === undefined) return undefined
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as Kind
}

const ruleOfKeyword: Readonly<Record<string, Rule>> = {
  type: 'type',
  oneOf: 'type',
  anyOf: 'type',
  multipleOf: 'type',
  format: 'format',
  pattern: 'format',
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum',
  maximum: 'maximum',
  exclusiveMaximum: 'maximum',
}

/** The rule of the contract that a value breaks. */
function ruleOf({ keyword }: SchemaError, value: unknown): Rule {
  if (keyword === 'enum' || keyword === 'const') return typeof value === 'string' ? 'enum' : 'type'
  return ruleOfKeyword[keyword] ?? 'other'
}

/** A mismatch of the value at a path. */
export function mismatchAt(
  about: Pick<CountedMismatch, 'class' | 'rule' | 'expected'>,
  path: Path,
  body: unknown,
): SchemaMismatch {
  const value = valueAt(body, path)
  const kind = kindOfValue(value)
  return { ...about, path: jsonPath(path), got: inShort(value), values: { got: value }, ...(kind && { kind }) }
}

/** The path in a JSON pointer, with the places of lists as numbers. */
function pathOf(pointer: string, body: unknown): Path {
  const path: Array<string | number> = []
  for (const key of pointerKeys(pointer)) path.push(Array.isArray(valueAt(body, path)) ? Number(key) : key)
  return path
}

function placed(error: SchemaError, body: unknown): Placed {
  const path = pathOf(error.instancePath, body)
  const { missingProperty } = error.params as { missingProperty?: string }
  return {
    error,
    path: error.keyword === 'required' && missingProperty !== undefined ? [...path, missingProperty] : path,
  }
}

/** Whether a schema that both directions share asks nothing of this one. */
const countsInAnswers = (error: SchemaError) =>
  !isOfTheOther(error, 'writeOnly') && error.keyword !== 'unevaluatedProperties'

/** What a union says as if it had one choice: that which the value comes nearest to. */
function nearestOf(error: SchemaError, body: unknown): Placed[] {
  const here = placed(error, body)
  const { passingSchemas } = error.params as { passingSchemas?: unknown }
  const choices = (error.choices ?? []).map((errors) => withoutUnions(errors, body))
  const fitsOne = choices.some((choice) => choice.length === 0)
  if (fitsOne && !Array.isArray(passingSchemas)) return []
  const isDeeper = (each: Placed) => each.path.length > here.path.length
  // A field whose only values are others, such as the type, says that the value is of another kind.
  const isOfAnother = (choice: readonly Placed[]) =>
    choice.some((each) => /enum|const/.test(each.error.keyword) && each.path.length === here.path.length + 1)
  const [near] = choices
    .filter((choice) => choice.every(isDeeper))
    .toSorted((a, b) => Number(isOfAnother(a)) - Number(isOfAnother(b)) || a.length - b.length)
  if (near && !fitsOne) return near
  const expected = choices.flat().flatMap((each) => (isDeeper(each) ? [] : [expectedBy(each.error)]))
  const message = fitsOne ? error.message : [...new Set(expected)].join(' or ') || error.message
  return [{ error: { ...error, schema: undefined, message }, path: here.path }]
}

/** The errors with those of each union as one. Ajv reports those of its choices just before that of the union. */
function withoutUnions(errors: readonly SchemaError[], body: unknown): Placed[] {
  const result: Placed[] = []
  for (const error of errors.filter(countsInAnswers)) {
    if (!error.choices) {
      result.push(placed(error, body))
      continue
    }
    const isInside = (each: Placed) =>
      each.error.instancePath.startsWith(error.instancePath) && each.error.parentSchema !== error.parentSchema
    for (let last = result.at(-1); last && isInside(last); last = result.at(-1)) result.pop()
    result.push(...nearestOf(error, body))
  }
  return result
}

/** What an answer breaks of its schema. */
export function mismatchesOf(errors: readonly SchemaError[], body: unknown): SchemaMismatch[] {
  return withoutUnions(errors, body).map(({ error, path }) => {
    if (error.keyword === 'additionalProperties') {
      const name = String((error.params as { additionalProperty?: unknown }).additionalProperty)
      return mismatchAt({ class: 'additive', rule: 'no such field', expected: 'no such field' }, [...path, name], body)
    }
    const rule = ruleOf(error, valueAt(body, path))
    return mismatchAt({ class: 'structure', rule, expected: expectedBy(error) }, path, body)
  })
}

/** Combines the same mismatch in several items of a list into one, for any index. */
export function gathered(mismatches: readonly SchemaMismatch[]): CountedMismatch[] {
  const byKey = new Map<string, CountedMismatch>()
  for (const mismatch of mismatches) {
    const key = `${anyPlace(mismatch.path)} ${mismatch.expected}`
    const same = byKey.get(key)
    if (same) byKey.set(key, { ...same, path: anyPlace(same.path), times: same.times + 1 })
    else byKey.set(key, { ...mismatch, times: 1 })
  }
  return [...byKey.values()]
}
