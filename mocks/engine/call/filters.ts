import { invalid } from './problem.ts'

const path = 'query.filters'

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function parse(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return invalid(path, 'Malformed JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    invalid(path, 'Give a JSON object, field to wanted value.')
  return value
}

/**
 * A predicate from the JSON of a search's `filters`: every named field equals its value. Without text everything
 * passes.
 */
export function matching<Field extends string>(text: string | undefined, fields: readonly Field[]) {
  const wanted = Object.entries(parse(text || '{}')).map(([name, value]: [string, unknown]) => {
    const field =
      fields.find((each) => each === name) ??
      invalid(`${path}.${name}`, `Unknown field. Filter by ${fields.join(', ')}.`)
    if (!isScalar(value)) invalid(`${path}.${name}`, 'Give a text, a number, true, false or null.')
    return [field, value] as const
  })
  return (row: { readonly [Name in Field]: unknown }) => wanted.every(([field, value]) => row[field] === value)
}
