import { z } from 'zod'
import { messageOf } from '#openapi/contract/message-of.ts'

/** How a field of a row is edited. */
export interface RowField {
  name: string
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  choices: readonly string[]
  /** An empty field means null. */
  isNullable: boolean
  /** An empty field means that the row has none. */
  isOptional: boolean
}

/** A schema without optional, nullable and default around it. */
function bare(schema: unknown): { inner: unknown; isNullable: boolean; isOptional: boolean } {
  if (schema instanceof z.ZodNullable) return { ...bare(schema.unwrap()), isNullable: true }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return { ...bare(schema.unwrap()), isOptional: true }
  return { inner: schema, isNullable: false, isOptional: false }
}

function kindOf(inner: unknown): RowField['kind'] {
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return 'text'
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return 'boolean'
  if (inner instanceof z.ZodEnum) return 'choice'
  return 'json'
}

/** The fields of a row, from its schema. */
export const fieldsOf = (schema: z.ZodObject): RowField[] =>
  Object.entries(schema.shape).map(([name, field]) => {
    const { inner, isNullable, isOptional } = bare(field)
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : []
    return { name, kind: kindOf(inner), choices, isNullable, isOptional }
  })

/** A value as text for a field or a cell. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The value of a field's text. Throws an `Error` for an unreadable text. */
function readField({ kind, isNullable, isOptional }: RowField, text: string): unknown {
  if (text === '' && isOptional && !isNullable) return undefined
  if (text === '' && isNullable) return null
  if (kind === 'number') {
    if (text.trim() === '' || Number.isNaN(Number(text))) throw new Error('Must be a number.')
    return Number(text)
  }
  if (kind === 'boolean') return text === 'true'
  if (kind !== 'json') return text
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`This is not JSON: ${messageOf(error)}`, { cause: error })
  }
}

/** The row with these texts, or the errors by field. */
export function readRow(
  schema: z.ZodObject,
  texts: Readonly<Record<string, string>>,
): { row?: Record<string, unknown>; errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const row: Record<string, unknown> = {}
  for (const field of fieldsOf(schema)) {
    try {
      const value = readField(field, texts[field.name] ?? '')
      if (value !== undefined) row[field.name] = value
    } catch (error) {
      errors[field.name] = messageOf(error)
    }
  }
  if (Object.keys(errors).length > 0) return { errors }
  const result = schema.safeParse(row)
  if (result.success) return { row, errors }
  for (const { path, message } of result.error.issues) {
    const [name, ...inner] = path
    errors[String(name)] ??= inner.length > 0 ? `${inner.join('.')}: ${message}` : message
  }
  return { errors }
}
