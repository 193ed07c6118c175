import type { Schema } from './schema.ts'

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** Whether a text is JSON of the type that its schema wants, if it wants any: `contentMediaType` and `contentSchema`. */
export function holdsItsContent({ contentMediaType, contentSchema }: Schema, text: string): boolean {
  if (contentMediaType !== 'application/json') return true
  try {
    const value: unknown = JSON.parse(text)
    const types = contentSchema?.types ?? []
    return types.length === 0 || types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value))
  } catch {
    return false
  }
}
