import type { OperationId } from '#openapi/generated/operations.ts'
import { answerSchema, personalFields, resolve, type Schema } from './contract/openapi.ts'
import { jsonCalls } from './json-path.ts'

/** The schemas of a field, or of the items of a list, in any branch of a schema. */
function within(schema: Schema, key: string | null): Schema[] {
  const { properties, items, oneOf = [], additionalProperties } = resolve(schema)
  const own = key === null ? items : (properties?.[key] ?? additionalProperties)
  return [...(own ? [own] : []), ...oneOf.flatMap((branch) => within(branch, key))]
}

/**
 * Whether the value at a JSON path of an answer is personal: by the contract, where it documents the field, else by the
 * field's name.
 */
export function isPersonalAt(id: OperationId, status: number, path: string): boolean {
  if (!path.startsWith('$')) return false
  const keys = jsonCalls(path)
  const whole = answerSchema(id, status) ?? answerSchema(id, 'default')
  const found = keys.reduce<Schema[]>(
    (schemas, key) => schemas.flatMap((each) => within(each, key)),
    whole ? [whole] : [],
  )
  if (found.length > 0) return found.some((schema) => resolve(schema)['x-personal'] !== undefined)
  return personalFields.has(keys.findLast((key) => key !== null) ?? '')
}
