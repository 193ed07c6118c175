import type { Mismatch } from '#contracts/judge/finding.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { Call } from '#contracts/judge/call.ts'
import { objectsIn, type Shown } from '#openapi/contract/records.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'
import { queryParameter } from '#openapi/contract/operation.ts'
import { objectIn } from '#openapi/contract/json.ts'

/** The page size if the contract states it. */
const writtenSize = (schema: Schema) => schema['x-page-size'] ?? Number.NaN

const askedNumber = ({ operation, input }: Call, name: string) =>
  Number(input.query?.[name] ?? queryParameter(operation, name)?.schema.default ?? Number.NaN)

interface Page {
  page: number
  size: number
  total: number
  /** The names of the pagination's fields by their meaning. */
  keys: { page: string; size?: string; pages: string }
}

function pageIn(call: Call, { schema, value }: Shown): Page | undefined {
  if (!('total' in value)) return undefined
  const keys =
    'totalPages' in value
      ? { page: 'page', size: 'limit', pages: 'totalPages' }
      : { page: 'currentPage', pages: 'pages' }
  const size = 'limit' in value ? askedNumber(call, 'limit') : writtenSize(schema)
  return { page: askedNumber(call, 'page'), size, total: Number(value.total), keys }
}

function* judgePage(call: Call, shown: Shown): Generator<Mismatch> {
  const found = pageIn(call, shown)
  if (!found) return
  const { page, size, total, keys } = found
  const { value, path, within } = shown
  const expect = function* (key: string, wanted: number, why = ''): Generator<Mismatch> {
    if (value[key] !== wanted)
      yield { path: jsonPath([...path, key]), expected: `${wanted}${why}`, got: String(value[key]) }
  }
  yield* expect(keys.page, page)
  if (keys.size !== undefined) yield* expect(keys.size, size)
  // Many hosts count one page of nothing.
  if (total > 0 || value[keys.pages] !== 1) yield* expect(keys.pages, Math.ceil(total / size))

  const beside = Object.entries(within?.value ?? objectIn(call.answer.body))
  const list = beside.find((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  if (!list) return
  const records = Math.min(size, Math.max(0, total - (page - 1) * size))
  const { q, filters } = call.input.query ?? {}
  if (list[1].length < records && (q !== undefined || filters !== undefined))
    // What is left out was not asked for, so it must not be counted either.
    yield* expect('total', (page - 1) * size + list[1].length, `, as page ${page} holds ${list[1].length}`)
  else if (list[1].length !== records) {
    const expected = `${records} records on page ${page} of ${total} at ${size} a page`
    yield { path: jsonPath([...path.slice(0, -1), list[0]]), expected, got: String(list[1].length) }
  }
}

export const paginationAddsUp: AnswerLaw = {
  name: 'pagination-adds-up',
  sentence:
    'A page is the requested one, holds as many records as limit and total allow, and the pages add up to the total.',
  reason: 'Otherwise a pager skips records, shows some twice or offers pages that do not exist.',
  *judge(call) {
    for (const shown of objectsIn(call)) if (shown.path.at(-1) === 'pagination') yield* judgePage(call, shown)
  },
}
