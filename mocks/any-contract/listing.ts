import type { Operation } from '#openapi/contract/contract.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'
import { plain } from '#openapi/contract/record-id.ts'
import { sentText } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { pagingOf } from './paging.ts'
import type { Row } from './rows.ts'

/** The values of the query, by the names of its parameters. */
export type Query = Readonly<Record<string, unknown>>

/** One page of a list, and where it is in the whole. */
export interface Page {
  readonly rows: readonly Row[]
  readonly total: number
  readonly offset: number
  readonly limit: number
  /** The number of its first page: 0 where the contract counts from 0. */
  readonly first: number
}

/** The field of a record that a parameter names. */
export const fieldOf = (record: Schema, name: string): string | undefined =>
  Object.keys(record.properties ?? {}).find((field) => plain(field) === plain(name.replace(/^filter\[(.+)\]$/, '$1')))

/** The parameters of a list that change nothing: they name no field, and are not for paging, sorting or searching. */
export const idleParameters = (operation: Operation, record: Schema): string[] =>
  pagingOf(operation).others.flatMap(({ name }) => (fieldOf(record, name) === undefined ? [name] : []))

const same = (value: unknown, wanted: unknown): boolean =>
  Array.isArray(value) ? value.some((each) => same(each, wanted)) : !isObject(value) && String(value) === String(wanted)

function holds(text: string, value: unknown): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text)
  return Array.isArray(value) && value.some((each) => holds(text, each))
}

/** The order that a text such as `-price`, `price:desc` or `price desc` asks for. */
function ordersIn(text: string, record: Schema, isFalling: boolean) {
  return text.split(',').flatMap((part) => {
    const [, minus, name = '', way = ''] = /^\s*([-+]?)([^:\s]+)(?:[:\s]+(asc|desc)\w*)?\s*$/i.exec(part) ?? []
    const field = fieldOf(record, name)
    return field === undefined
      ? []
      : [{ field, isFalling: minus === '-' || /^desc/i.test(way) || (way === '' && isFalling) }]
  })
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function sorted(rows: readonly Row[], operation: Operation, query: Query, record: Schema): readonly Row[] {
  const { sort, direction } = pagingOf(operation)
  const way = sentText(query[direction?.name ?? ''] ?? '')
  const isWay = /^(?:asc|desc)/i.test(way)
  const text = query[sort?.name ?? ''] ?? (isWay ? '' : way)
  const orders = [text].flat().flatMap((each) => ordersIn(sentText(each), record, /^desc/i.test(way)))
  if (orders.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const { field, isFalling } of orders) {
      const one = a.record[field]
      const other = b.record[field]
      // Rows without a value are last, whichever way they are sorted.
      const order = Number(isEmpty(one)) - Number(isEmpty(other)) || compare(one, other) * (isFalling ? -1 : 1)
      if (order !== 0) return order
    }
    return 0
  })
}

const whole = (value: unknown) => (Number.isSafeInteger(Number(value)) && !isEmpty(value) ? Number(value) : undefined)

const cursorOf = (offset: number) => btoa(`offset ${offset}`)

function offsetIn(cursor: unknown): number {
  try {
    return whole(/^offset (\d+)$/.exec(atob(String(cursor)))?.[1]) ?? 0
  } catch {
    return 0
  }
}

/** The rows that a request asks for: filtered, searched, sorted and paged, in this order. */
export function listPage(rows: readonly Row[], operation: Operation, query: Query, record: Schema): Page {
  const { limit, offset, page, cursor, search: words, others } = pagingOf(operation)
  // A field of that name is filtered by it.
  const search = words && fieldOf(record, words.name) === undefined ? words : undefined
  const filters = [...others, ...(words && !search ? [words] : [])].flatMap(({ name }) => {
    const field = fieldOf(record, name)
    const wanted = [query[name] ?? []].flat()
    return field === undefined || wanted.length === 0 ? [] : [{ field, wanted }]
  })
  const text = sentText(query[search?.name ?? ''] ?? '')
    .toLowerCase()
    .trim()
  const isWanted = ({ record: each }: Row) =>
    filters.every(({ field, wanted }) => wanted.some((value) => same(each[field], value))) &&
    (text === '' || Object.values(each).some((value) => holds(text, value)))
  const found = filters.length === 0 && text === '' ? rows : rows.filter(isWanted)
  const size = whole(query[limit?.name ?? '']) ?? whole(limit?.schema.default) ?? (limit || page ? 20 : Infinity)
  const first = (page?.schema.minimum ?? page?.schema.default) === 0 ? 0 : 1
  const paged = whole(query[page?.name ?? ''])
  const from =
    whole(query[offset?.name ?? '']) ??
    (paged === undefined ? undefined : (paged - first) * size) ??
    (cursor && query[cursor.name] !== undefined ? offsetIn(query[cursor.name]) : 0)
  const shownRows = sorted(found, operation, query, record).slice(from, from + size)
  return { rows: shownRows, total: found.length, offset: from, limit: size, first }
}

/** What the fields of an envelope say of a page, by their names. */
function meaningOf(name: string, page: Page, link: (offset: number) => string): unknown {
  const { total, offset, rows, first } = page
  const limit = Number.isFinite(page.limit) ? page.limit : Math.max(total, 1)
  const pages = Math.max(1, Math.ceil(total / limit))
  const hasMore = offset + rows.length < total
  const last = (pages - 1) * limit
  const facts: ReadonlyArray<readonly [RegExp, () => unknown]> = [
    [/^(?:total|totalcount|count|totalitems|totalelements|totalresults|totalrecords|itemcount)$/, () => total],
    [/^(?:numberofelements|returned)$/, () => rows.length],
    [/^(?:page|currentpage|pagenumber|number)$/, () => Math.floor(offset / limit) + first],
    [/^(?:limit|perpage|pagesize|size|itemsperpage)$/, () => limit],
    [/^(?:pages|totalpages|pagecount|lastpage)$/, () => pages],
    [/^(?:offset|skip|startindex|from)$/, () => offset],
    [/^(?:hasmore|hasnext|hasnextpage|more)$/, () => hasMore],
    [/^(?:hasprev|hasprevious|haspreviouspage)$/, () => offset > 0],
    [/^(?:nextcursor|nexttoken|nextpagetoken|endcursor|cursor)$/, () => (hasMore ? cursorOf(offset + limit) : null)],
    [/^(?:nextpage)$/, () => (hasMore ? Math.floor(offset / limit) + first + 1 : null)],
    [/^(?:previouspage|prevpage)$/, () => (offset > 0 ? Math.floor(offset / limit) + first - 1 : null)],
    [/^(?:next|nexturl|nextlink|odatanextlink)$/, () => (hasMore ? link(offset + limit) : null)],
    [/^(?:prev|previous|previousurl|prevurl)$/, () => (offset > 0 ? link(Math.max(0, offset - limit)) : null)],
    [/^(?:first|firsturl)$/, () => link(0)],
    [/^(?:last|lasturl)$/, () => link(last)],
    [/^(?:self)$/, () => link(offset)],
  ]
  return facts.find(([words]) => words.test(plain(name)))?.[1]()
}

/** The address of another page of the same list. */
const linkTo =
  (operation: Operation, url: string, page: Page) =>
  (offset: number): string => {
    const { offset: byOffset, page: byPage, cursor } = pagingOf(operation)
    const next = new URL(url)
    if (byOffset) next.searchParams.set(byOffset.name, String(offset))
    else if (byPage) next.searchParams.set(byPage.name, String(Math.floor(offset / page.limit) + page.first))
    else if (cursor) next.searchParams.set(cursor.name, cursorOf(offset))
    return next.href
  }

/** What an envelope says around its rows: totals and links that are true; other fields are left to the schema. */
export function envelopeOf(
  schema: Schema,
  at: readonly string[],
  operation: Operation,
  url: string,
  page: Page,
  rows: unknown,
): unknown {
  const link = linkTo(operation, url, page)
  const around = (part: Schema | undefined, keys: readonly string[] | undefined): unknown => {
    if (keys?.length === 0) return rows
    const fields = Object.entries(part?.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
      if (name === keys?.[0]) return [[name, around(field, keys.slice(1))]]
      if (field.items) return []
      if (field.properties) {
        const inner = around(field, undefined) as Json
        return Object.keys(inner).length > 0 ? [[name, inner]] : []
      }
      const value = meaningOf(name, page, link)
      if (value === undefined) return []
      if (value !== null) return [[name, field.types.includes('string') ? sentText(value) : value]]
      return field.types.includes('null') || !part?.required.includes(name)
        ? field.types.includes('null')
          ? [[name, null]]
          : []
        : [[name, '']]
    })
    return Object.fromEntries(fields)
  }
  return around(schema, at)
}
