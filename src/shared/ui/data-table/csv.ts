import type { CellValue, Column } from './column.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Text that a spreadsheet would run as a formula: it starts with a formula sign, plain or full-width, possibly after
 * white space. A leading apostrophe makes it text. A telephone number, a plus and digits, computes nothing.
 */
const looksLikeFormula = /^(?!\+[\d \u00A0]+$)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

function field(value: CellValue): string {
  if (value === null) return ''
  // A number cannot contain a formula.
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const safe = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows as RFC 4180 text with a byte order mark, protected against formula injection. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.map((column) => column.exported ?? column)
  const lines = [
    written.map(({ header }) => field(header)),
    ...rows.map((row) => written.map(({ value }) => field(value(row)))),
  ]
  return byteOrderMark + lines.map((line) => `${line.join(',')}\r\n`).join('')
}
