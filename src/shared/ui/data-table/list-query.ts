/** All that a list depends on; the address bar keeps it. */
export interface ListQuery<Filter extends string = string> {
  q: string
  sort: { id: string; desc: boolean } | null
  /** From 1. */
  page: number
  /** What each filter asks for; empty asks for nothing. */
  filters: Record<Filter, string>
}

/** The filters of a list by their names in the address, each with what can be asked of it. */
export type FilterOptions<Filter extends string> = Record<Filter, readonly { value: string }[]>

/** Reads `?q=…&sort=-price&page=2&payment=Paid`; what makes no sense is as if it were not there. */
export function readListQuery<Filter extends string>(
  params: URLSearchParams,
  filters: FilterOptions<Filter>,
): ListQuery<Filter> {
  const asked = (name: string) => params.get(name)?.toLowerCase()
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort') ?? ''
  return {
    q: params.get('q')?.trim() ?? '',
    sort: /^-?\w+$/.test(sort) ? { id: sort.replace('-', ''), desc: sort.startsWith('-') } : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys it was given
    filters: Object.fromEntries(
      Object.entries<FilterOptions<Filter>[Filter]>(filters).map(([name, options]) => [
        name,
        options.find(({ value }) => value.toLowerCase() === asked(name))?.value ?? '',
      ]),
    ) as Record<Filter, string>,
  }
}

/** The address of a changed list. Any change but one of the page leads to page 1; what is not the list's stays. */
export function writeListQuery<Filter extends string>(
  params: URLSearchParams,
  query: ListQuery<Filter>,
  patch: Partial<ListQuery<Filter>>,
): URLSearchParams {
  const { q, sort, page, filters } = { ...query, page: 1, ...patch }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('q', q)
  for (const [name, value] of Object.entries<string>(filters)) put(name, value)
  put('sort', sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`)
  put('page', page === 1 ? '' : String(page))
  return next
}
