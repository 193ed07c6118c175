/** What can be shown of an answer: its rows, and how many were left out because they could not be told apart. */
interface ReadRows<Row> {
  rows: Row[]
  unreadable: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The rows of a list, which some hosts wrap in `data`. Null where the answer holds no list at all. */
export function readRows<Row extends object>(answer: unknown, idOf: (row: Row) => unknown): ReadRows<Row> | null {
  const list = isRecord(answer) && !Array.isArray(answer) ? answer.data : answer
  if (!Array.isArray(list)) return null
  const rows = list.filter((row): row is Row => isRecord(row) && isId(idOf(row as Row)))
  return { rows, unreadable: list.length - rows.length }
}

const isId = (id: unknown) => typeof id === 'string' && id !== ''

/** The text of a field that the contract calls a text: nothing where a host sent none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The number of a field that the contract calls a number, also where a host sent it as text; null where there is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
