import type { Operation } from '#openapi/contract/contract.ts'
import { jsonPathKeys } from './json-path.ts'
import { personalFields } from '#openapi/contract/fields.ts'
import { answerSchema } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'

/** The schemas of a field, or of the items of a list, in any branch of a schema. */
function within(schema: Schema, key: string | null): Schema[] {
  const { properties, items, choices = [], additionalProperties } = schema
  const own = key === null ? items : (properties?.[key] ?? additionalProperties)
  return [...(own ? [own] : []), ...choices.flatMap((branch) => within(branch, key))]
}

/** What the contract says of the value at a JSON path of an answer: several schemas where it may be one of them. */
export function documentedSchemas(operation: Operation, status: number, path: string): Schema[] {
  const whole = answerSchema(operation, status) ?? answerSchema(operation, 'default')
  return jsonPathKeys(path).reduce<Schema[]>(
    (schemas, key) => schemas.flatMap((each) => within(each, key)),
    whole ? [whole] : [],
  )
}

/**
 * Whether the value at a JSON path of an answer is personal: by the contract, where it documents the field, else by the
 * field's name.
 */
export function isPersonalAt(operation: Operation, status: number, path: string): boolean {
  if (!path.startsWith('$')) return false
  const found = documentedSchemas(operation, status, path)
  if (found.length > 0) return found.some((schema) => schema['x-personal'] !== undefined)
  return personalFields(operation.contract).has(jsonPathKeys(path).findLast((key) => key !== null) ?? '')
}
