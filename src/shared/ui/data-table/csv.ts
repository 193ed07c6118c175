import type { CellValue, Column } from './column.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Without the quote before it, a spreadsheet would run such a cell as a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

function field(value: CellValue): string {
  if (value === null) return ''
  // A number cannot carry a formula, and stays one.
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const safe = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows as RFC 4180 text with a UTF-8 mark, guarded against formula injection. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => field(header)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ]
  return byteOrderMark + lines.map((line) => `${line.join(',')}\r\n`).join('')
}
