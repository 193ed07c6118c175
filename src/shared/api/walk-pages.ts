import { listOf, numberOf } from '../lib/wire.ts'

/** One page of a list that the host serves in pages. */
export interface ListPage<T> {
  data: readonly T[]
  pagination?: { totalPages?: number }
}

interface WalkOptions<T> {
  load: (page: number) => Promise<ListPage<T>>
  /** How many pages are asked for at a time, after the first one. */
  atOnce: number
  /** Called after every page; `rows` gives all rows so far, in the list's order. */
  onPage?: (rows: () => T[], done: number, pages: number) => void
}

/** More pages than these are not asked for, whatever the host says. */
const mostPages = 200

/**
 * Fetches every page of a list, some at a time, and answers with all rows in the list's order. Fails with the first
 * page that fails. Ends early at an empty page, and at one that repeats an earlier page, as a host sends it that
 * ignores the page number.
 */
export async function walkPages<T>({ load, atOnce, onPage }: WalkOptions<T>): Promise<T[]> {
  const first = await load(1)
  let pages = Math.min(mostPages, Math.max(1, numberOf(first.pagination?.totalPages, 1)))
  const arrived: (readonly T[])[] = [listOf(first.data)]
  const seen = new Set([beginning(listOf(first.data))])
  const rows = () => Array.from({ length: pages }, (_, index) => arrived[index] ?? []).flat()
  let done = 1
  onPage?.(rows, done, pages)

  let next = 2
  async function work(): Promise<void> {
    while (next <= pages) {
      const page = next
      next += 1
      const data = listOf((await load(page)).data)
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
  await Promise.all(Array.from({ length: Math.min(atOnce, pages - 1) }, work))
  return rows()
}

/** Tells a page from the others by its first row. */
function beginning(rows: readonly unknown[]): string {
  return JSON.stringify(rows[0]) ?? ''
}
