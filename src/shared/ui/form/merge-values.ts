import { isRecord } from '../../lib/values/is-record.ts'
import { fixed, readNumber } from '../../lib/text/decimals.ts'

/** Whether two values of a field, such as `variants.0.price_modifier`, are the same to the server. */
export type IsSameValue = (field: string, one: unknown, other: unknown) => boolean

/** The sides of a value. */
interface Sides<Value> {
  /** What the server had when this person last heard of it. */
  seen: Value
  /** What the form counts as unchanged. */
  saved: Value
  /** What the form shows. */
  mine: Value
  /** What the server has now. */
  theirs: Value
  /** What this person's save sent, if its answer was lost. */
  sent: Value | undefined
}

/** What a newer version of a record makes of a form. */
export interface MergedValues<Values> {
  /** The values that count as unchanged from now on. */
  saved: Values
  /** The values that the form shows from now on. */
  values: Values
  /** The fields that others changed and this person did not: they show the newer value. */
  updated: string[]
  /** The fields that both changed, to different values: they still show this person's. */
  conflicting: string[]
}

/** Servers trim what is typed. */
export const isSameText: IsSameValue = (_, one, other) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other

/**
 * Brings together what others saved and what this person typed, field by field. Rows of a list are told by their `id`.
 */
export function mergeValues<Values>(whole: Sides<Values>, isSameValue: IsSameValue): MergedValues<Values> {
  const updated: string[] = []
  const conflicting: string[] = []

  function ofField(field: string, { seen, saved, mine, theirs, sent }: Sides<unknown>) {
    if (theirs === undefined || isSameValue(field, seen, theirs)) return [saved, mine] as const
    if (isSameValue(field, mine, theirs)) return [theirs, theirs] as const
    if (sent !== undefined && isSameValue(field, sent, theirs)) return [theirs, mine] as const
    if (!isSameValue(field, mine, seen)) {
      conflicting.push(field)
      return [theirs, mine] as const
    }
    updated.push(field)
    return [theirs, theirs] as const
  }

  function ofRows(path: string, mine: unknown[], theirs: unknown[], { seen, saved, sent }: Sides<unknown>) {
    const rows = mine.filter((row, index) => {
      const was = rowOf(seen, row, index)
      return was === undefined || rowOf(theirs, row, index) !== undefined || JSON.stringify(was) !== JSON.stringify(row)
    })
    const isMissing = (row: unknown, index: number) => rowOf(mine, row, index) === undefined
    const isSeen = (row: unknown, index: number) => rowOf(seen, row, index) !== undefined
    const added = theirs.filter((row, index) => isMissing(row, index) && !isSeen(row, index))
    const removedHere = theirs.filter((row, index) => isMissing(row, index) && isSeen(row, index))
    if (rows.length < mine.length || added.length > 0) updated.push(path)
    const merged = rows.map((row, index) =>
      ofAny(`${path}.${index}`, {
        seen: rowOf(seen, row, index),
        saved: rowOf(saved, row, index),
        mine: row,
        theirs: rowOf(theirs, row, index),
        sent: rowOf(sent, row, index),
      }),
    )
    return [
      // A row that this person added is nowhere else yet.
      [...merged.map(([row]) => row).filter((row) => row !== undefined), ...removedHere, ...added],
      [...merged.map(([, row]) => row), ...added],
    ] as const
  }

  function ofAny(path: string, sides: Sides<unknown>): readonly [saved: unknown, value: unknown] {
    const { mine, theirs } = sides
    if (Array.isArray(mine) && Array.isArray(theirs)) return ofRows(path, mine, theirs, sides)
    if (!isRecord(mine) || !isRecord(theirs)) return ofField(path, sides)
    const fields = Object.keys(mine).map((name) => {
      const inside = path === '' ? name : `${path}.${name}`
      const side = (of: unknown) => (isRecord(of) ? of[name] : undefined)
      const [saved, value] = ofAny(inside, {
        seen: side(sides.seen),
        saved: side(sides.saved),
        mine: mine[name],
        theirs: theirs[name],
        sent: side(sides.sent),
      })
      return { name, saved, value }
    })
    const record = (part: 'saved' | 'value') => Object.fromEntries(fields.map((field) => [field.name, field[part]]))
    return [record('saved'), record('value')]
  }

  const [saved, values] = ofAny('', whole)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field comes from one of the four sides
  return { saved: saved as Values, values: values as Values, updated, conflicting }
}

const idOf = (row: unknown) => (isRecord(row) && row.id !== '' ? row.id : undefined)

/** The row with the same id, or, of rows without ids, the one at the same place. */
function rowOf(rows: unknown, row: unknown, index: number): unknown {
  if (!Array.isArray(rows)) return undefined
  const id = idOf(row)
  return rows.find((other, at) => idOf(other) === id && (id !== undefined || at === index)) as unknown
}

/** Compares the fields that hold numbers as numbers: `decimalsOf` says with how many decimals the field is sent. */
export function isSameNumber(decimalsOf: (field: string) => number | undefined): IsSameValue {
  return (field, one, other) => {
    const decimals = decimalsOf(field)
    return decimals === undefined ? isSameText(field, one, other) : asSent(one, decimals) === asSent(other, decimals)
  }
}

function asSent(value: unknown, decimals: number): string {
  const number = typeof value === 'string' ? readNumber(value) : null
  return number === null ? '' : fixed(number, decimals)
}
