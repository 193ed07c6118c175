/** The ways in which an answer's body can break its schema. */
export const wrongShapes = [
  'missing-field',
  'wrong-type',
  'null-field',
  'extra-field',
  'number-as-text',
  'bad-date',
  'list-as-object',
  'empty-object',
] as const
export type WrongShape = (typeof wrongShapes)[number]

type Container = Record<string, unknown>
interface Field {
  holder: Container
  key: string
}

const isObject = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of a body, outer ones first. */
function fieldsIn(value: unknown): Field[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (!isObject(value)) return []
  const own = Object.keys(value).map((key) => ({ holder: value, key }))
  return [...own, ...Object.values(value).flatMap(fieldsIn)]
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

const otherType = (value: unknown) => (typeof value === 'string' ? { not: 'a text' } : 'not what the contract says')

/** The fields that each shape applies to, and the change it makes. */
const changes: Partial<Record<WrongShape, { fits: (value: unknown) => boolean; plant: (field: Field) => void }>> = {
  'missing-field': { fits: () => true, plant: ({ holder, key }) => Reflect.deleteProperty(holder, key) },
  'wrong-type': { fits: () => true, plant: ({ holder, key }) => (holder[key] = otherType(holder[key])) },
  'null-field': { fits: (value) => value !== null, plant: ({ holder, key }) => (holder[key] = null) },
  'extra-field': { fits: () => true, plant: ({ holder }) => (holder.undocumented = true) },
  'number-as-text': {
    fits: (value) => typeof value === 'number',
    plant: ({ holder, key }) => (holder[key] = String(holder[key])),
  },
  'bad-date': { fits: isDate, plant: ({ holder, key }) => (holder[key] = 'the day after tomorrow') },
  'list-as-object': { fits: Array.isArray, plant: ({ holder, key }) => (holder[key] = { items: holder[key] }) },
}

/**
 * A copy of an answer's body that is wrong in one field; `chance`, from 0 up to 1, chooses the field.
 * A body without a suitable field becomes an empty object.
 */
export function wrongShaped(body: unknown, shape: WrongShape, chance: number): unknown {
  const copy: unknown = structuredClone(body)
  const change = changes[shape]
  const fields = change ? fieldsIn(copy).filter(({ holder, key }) => change.fits(holder[key])) : []
  const field = fields[Math.floor(chance * fields.length)]
  if (!change || !field) return {}
  change.plant(field)
  return copy
}
