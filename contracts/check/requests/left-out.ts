import type { OperationId } from '#openapi/generated/operations.ts'
import { bodySchema, resolve } from '#contracts/judge/contract/openapi.ts'
import type { Json } from '#contracts/judge/contract/records.ts'

/** What the contract says a record has for each field that a request leaves out: its default, null or an empty list. */
export function leftOut(id: OperationId): Json {
  const { properties = {}, required = [] } = resolve(bodySchema(id) ?? {})
  const optional = Object.entries(properties).filter(([name]) => !required.includes(name))
  return Object.fromEntries(
    optional.flatMap(([name, schema]) => {
      const { default: given, description = '', items } = resolve(schema)
      if (given !== undefined) return [[name, given]]
      if (/null or left out/.test(description)) return [[name, null]]
      return items ? [[name, []]] : []
    }),
  )
}
