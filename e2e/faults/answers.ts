import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const contract = readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8')

/** An answer as it arrives in the page. */
export interface Reply {
  status: number
  contentType: string
  body: string
}

type Values = Record<string, unknown>
type Change = (body: unknown) => unknown

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with every text, number and boolean in it changed. */
function leaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => leaves(each, change))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, leaves(each, change)]))
  return change(value)
}

/** The body with its outermost lists changed; a body without lists counts as a list of one. */
function lists(body: unknown, change: (rows: unknown[]) => unknown): unknown {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value)
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(each)])) : value
  }
  const isRecord = isObject(body) && ('id' in body || !Object.values(body).some((value) => typeof value === 'object'))
  if (!isRecord) return within(body)
  const changed = change([body])
  return Array.isArray(changed) ? changed[0] : changed
}

const rows = (change: (row: unknown) => unknown): Change => {
  return (body) => lists(body, (all) => all.map(change))
}

/** Every value of an enumeration in the contract. */
const enumerated = new Set(
  [...contract.matchAll(/"enum":\s*(\[[^\]]*\])/g)].flatMap(([, list = '[]']) => JSON.parse(list) as unknown[]),
)

/** The whole list in one answer, as a host without pages sends it. */
const onePage = { page: 1, currentPage: 1, totalPages: 1, pages: 1, total: 5000 }
const unpaged = (body: unknown): unknown =>
  isObject(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, each]) => [
          key,
          key === 'pagination' && isObject(each)
            ? { ...each, ...Object.fromEntries(Object.entries(onePage).filter(([name]) => name in each)) }
            : unpaged(each),
        ]),
      )
    : body

const many = (all: unknown[]): unknown[] =>
  Array.from({ length: all.length === 0 ? 0 : 5000 }, (_, index) => {
    const row = all[index % all.length]
    return isObject(row) && 'id' in row && index >= all.length ? { ...row, id: `${String(row.id)}-${index}` } : row
  })

const json = (body: string, status = 200): Reply => ({ status, contentType: 'application/json', body })
const refused = (status: number) => () => json('{"message":"Out of order.","error":"Out of order."}', status)
const instead = (body: string) => () => json(body)
const changed = (change: Change) => (good: Reply) => json(JSON.stringify(change(JSON.parse(good.body))))

/** The wrong answers, by name. */
export const wrongAnswers: Readonly<Record<string, (good: Reply) => Reply>> = {
  '500': refused(500),
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  truncated: ({ body }) => json(body.slice(0, body.length / 2)),
  'a page with 200': () => ({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  null: instead('null'),
  '{}': instead('{}'),
  '[]': instead('[]'),
  '204': () => json('', 204),
  'lists null': changed((body) => lists(body, () => null)),
  'rows null': changed(rows(() => null)),
  'fields null': changed(rows((row) => leaves(row, () => null))),
  'fields missing': changed(rows(() => ({}))),
  'numbers as text': changed((body) => leaves(body, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf))),
  'unknown enum values': changed((body) => leaves(body, (leaf) => (enumerated.has(leaf) ? 'UNHEARD_OF' : leaf))),
  'bad dates': changed((body) =>
    leaves(body, (leaf) => (typeof leaf === 'string' && /^\d{4}-\d\d-\d\d/.test(leaf) ? '31 Feb' : leaf)),
  ),
  '5,000 items': changed((body) => unpaged(lists(body, many))),
}

/** The ways in which a connection fails. */
const brokenConnections = ['abort', 'no answer', 'offline', 'slow 3 s'] as const

export const faultNames = [...Object.keys(wrongAnswers), ...brokenConnections]
