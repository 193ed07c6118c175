/** The state of a list, kept in the address. */
export interface ListQuery<Filter extends string = string> {
  q: string
  sort: { id: string; desc: boolean } | null
  /** From 1. */
  page: number
  /** The value of each filter; empty for none. */
  filters: Record<Filter, string>
  /** The ids of the columns that are not shown. */
  hidden: readonly string[]
}

/** A change of a list; filters that it does not name stay as they are. */
export type ListChange<Filter extends string = string> = Partial<
  Omit<ListQuery<Filter>, 'filters'> & { filters: Partial<Record<Filter, string>> }
>

/** The filters of a list by parameter name, each with its options. */
export type FilterOptions<Filter extends string> = Record<Filter, readonly { value: string }[]>

/** Reads `?q=…&sort=-price&page=2&payment=Paid&hide=sku.stock`; invalid values are ignored. */
export function readListQuery<Filter extends string>(
  params: URLSearchParams,
  filters: FilterOptions<Filter>,
): ListQuery<Filter> {
  const parameter = (name: string) => params.get(name)?.toLowerCase()
  const page = Number(params.get('page') ?? 1)
  const sort = params.get('sort') ?? ''
  return {
    q: params.get('q')?.trim() ?? '',
    sort: /^-?\w+$/.test(sort) ? { id: sort.replace('-', ''), desc: sort.startsWith('-') } : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
    filters: Object.fromEntries(
      Object.entries<FilterOptions<Filter>[Filter]>(filters).map(([name, options]) => [
        name,
        options.find(({ value }) => value.toLowerCase() === parameter(name))?.value ?? '',
      ]),
    ) as Record<Filter, string>,
    hidden: (params.get('hide') ?? '').split('.').filter((id) => /^\w+$/.test(id)),
  }
}

/** The address of a changed list. Any change except of the page returns to page 1; other parameters stay. */
export function writeListQuery<Filter extends string>(
  params: URLSearchParams,
  query: ListQuery<Filter>,
  patch: ListChange<Filter>,
): URLSearchParams {
  const { q, sort, page, filters, hidden } = { ...query, page: 1, ...patch }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('q', q)
  for (const [name, value] of Object.entries<string | undefined>(filters)) put(name, value ?? '')
  put('sort', sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`)
  put('hide', hidden.join('.'))
  put('page', page === 1 ? '' : String(page))
  return next
}
