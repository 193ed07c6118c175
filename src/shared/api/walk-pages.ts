import { isShortened } from './answer-reader.ts'

/** One page of a paged list; a search names the number of pages differently. */
export interface ListPage<T> {
  data: readonly T[]
  pagination?: { totalPages?: number; pages?: number; total?: number }
}

interface WalkOptions<T, Row> {
  load: (page: number) => Promise<ListPage<T>>
  /** What is made of each row, once, when its page arrives: making thousands of them at once holds up the page. */
  read: (row: T) => Row
  /** How many pages are requested at a time after the first. */
  atOnce?: number
  /** Called after every page. */
  onPage?: (walk: Walk<Row>) => void
}

/** How far a list has loaded: to its end if `done` is `pages`. */
export interface Walk<Row> {
  /** All rows so far, in the list's order. */
  rows: () => Row[]
  done: number
  pages: number
  /** How many rows the server has, as it says. */
  total: number
}

/** The most pages requested: a list of a server that reports more may have no end. */
export const mostPages = 2000

/**
 * Fetches every page of a list, several at a time. Rejects with the first page that fails. Ends at an empty page and at
 * a repeated one, which a server that ignores the page number sends.
 */
export async function walkPages<T, Row>({ load, read, atOnce = 6, onPage }: WalkOptions<T, Row>): Promise<Walk<Row>> {
  const { data: beginning, pagination: size = {} } = await load(1)
  let pages = Math.max(1, size.totalPages ?? size.pages ?? 1)
  const arrived = [beginning.map(read)]
  const seen = new Set([firstOf(beginning)])
  let done = 1
  const walk = () => ({ rows: () => arrived.slice(0, pages).flat(), done, pages, total: size.total ?? 0 })
  onPage?.(walk())

  let next = 2
  async function work(): Promise<void> {
    while (next <= Math.min(pages, mostPages)) {
      const page = next
      next += 1
      const { data } = await load(page)
      if (page > pages) return
      const first = firstOf(data)
      const isEmpty = data.length === 0 && !isShortened(data)
      if (isEmpty || (data.length > 0 && seen.has(first))) {
        pages = page - 1
        done = Math.min(done, pages)
      } else {
        seen.add(first)
        arrived[page - 1] = data.map(read)
        done += 1
      }
      onPage?.(walk())
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, pages - 1) }, work))
  } catch (error) {
    // The pages still on their way must not be reported, since the list has failed.
    pages = 0
    throw error
  }
  return walk()
}

/** Every row of a list, in its order. Rejects if the list does not end. */
export async function everyRow<T>(options: Omit<WalkOptions<T, T>, 'read'>): Promise<T[]> {
  const { rows, done, pages } = await walkPages({ ...options, read: (row) => row })
  if (done < pages) throw new RangeError(`The list has more than ${mostPages} pages.`)
  return rows()
}

/** A key of a page's first row, to recognise a repeated page. */
function firstOf(rows: readonly unknown[]): string {
  return JSON.stringify(rows[0]) ?? ''
}
