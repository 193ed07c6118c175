import type { Operation, Parameter } from '#openapi/contract/contract.ts'

/** The parameters of a list that mean the same in most contracts, by their name. */
export interface Paging {
  readonly limit: Parameter | undefined
  readonly offset: Parameter | undefined
  readonly page: Parameter | undefined
  readonly cursor: Parameter | undefined
  readonly sort: Parameter | undefined
  readonly direction: Parameter | undefined
  readonly search: Parameter | undefined
  /** What is left of the query: filters, and what nothing is known of. */
  readonly others: readonly Parameter[]
}

const names = {
  limit:
    /^\$?(?:limit|top|per_?page|page_?size|page_?limit|size|count|take|first|max_?(?:results|items)?)$|^page\[(?:limit|size)\]$/i,
  offset: /^\$?(?:offset|skip|start|start_?index|from)$|^page\[offset\]$/i,
  page: /^(?:page|page_?(?:number|no|index)|p)$|^page\[number\]$/i,
  cursor:
    /^(?:cursor|after|starting_after|page_?token|next_?(?:token|cursor)|continuation_?token)$|^page\[(?:after|cursor)\]$/i,
  sort: /^\$?(?:sort|sort_?by|order_?by|ordering|sort_?(?:field|column))$/i,
  direction: /^(?:order|direction|sort_?(?:order|dir|direction)|order_?dir|dir)$/i,
  search: /^\$?(?:q|query|search|keywords?|term|search_?(?:term|text|query)|text)$/i,
}

const cached = new WeakMap<Operation, Paging>()

/** How a list is paged, sorted and searched. */
export function pagingOf(operation: Operation): Paging {
  const before = cached.get(operation)
  if (before) return before
  const query = operation.parameters.filter(({ in: place }) => place === 'query')
  const find = (pattern: RegExp) => query.find(({ name }) => pattern.test(name))
  const found = {
    limit: find(names.limit),
    offset: find(names.offset),
    page: find(names.page),
    cursor: find(names.cursor),
    sort: find(names.sort),
    direction: find(names.direction),
    search: find(names.search),
  }
  const taken: readonly (Parameter | undefined)[] = Object.values(found)
  const paging = { ...found, others: query.filter((each) => !taken.includes(each)) }
  cached.set(operation, paging)
  return paging
}
