import type { CellValue, Column } from './column.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet would run as a formula: a sign, plain or full-width, also behind white space that it skips.
 * An apostrophe in front makes it text.
 */
const looksLikeFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

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
