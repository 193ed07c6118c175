/** One page of a paged list. */
export interface ListPage<T> {
  data: readonly T[]
  pagination?: { totalPages?: number; total?: number }
}

interface WalkOptions<T> {
  load: (page: number) => Promise<ListPage<T>>
  /** How many pages are requested at a time after the first. */
  atOnce: number
  /** Called after every page; `rows` returns all rows so far, in the list's order. */
  onPage?: (rows: () => T[], done: number, pages: number) => void
}

/** The most pages requested, whatever the server reports. */
const mostPages = 200

/**
 * Fetches every page of a list, several at a time, and resolves to all rows in the list's order. Rejects with the first
 * page that fails. Stops at an empty page and at a repeated one, which a server that ignores the page number sends.
 */
export async function walkPages<T>({ load, atOnce, onPage }: WalkOptions<T>): Promise<T[]> {
  const first = await load(1)
  let pages = Math.min(mostPages, Math.max(1, first.pagination?.totalPages ?? 1))
  const arrived: (readonly T[])[] = [first.data]
  const seen = new Set([beginning(first.data)])
  const rows = () => Array.from({ length: pages }, (_, index) => arrived[index] ?? []).flat()
  let done = 1
  onPage?.(rows, done, pages)

  let next = 2
  async function work(): Promise<void> {
    while (next <= pages) {
      const page = next
      next += 1
      const { data } = await load(page)
      if (page > pages) return
      const start = beginning(data)
      if (data.length === 0 || seen.has(start)) {
        pages = page - 1
        done = Math.min(done, pages)
      } else {
        seen.add(start)
        arrived[page - 1] = data
        done += 1
      }
      onPage?.(rows, done, pages)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, pages - 1) }, work))
  } catch (error) {
    // The pages still on their way must not be reported, since the list has failed.
    pages = 0
    throw error
  }
  return rows()
}

/** A key of a page's first row, to recognise a repeated page. */
function beginning(rows: readonly unknown[]): string {
  return JSON.stringify(rows[0]) ?? ''
}
