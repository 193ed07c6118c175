/** One page of a list that the host serves in pages. */
export interface ListPage<T> {
  data: T[]
  pagination: { totalPages: number }
}

interface WalkOptions<T> {
  load: (page: number) => Promise<ListPage<T>>
  /** How many pages are asked for at a time, after the first one. */
  atOnce: number
  /** Told after every page; `rows` gives all rows so far, in the list's order. */
  onPage?: (rows: () => T[], done: number, pages: number) => void
}

/** Fetches every page of a list, some at a time, and answers with all rows in the list's order. Fails with the first page that fails. */
export async function walkPages<T>({ load, atOnce, onPage }: WalkOptions<T>): Promise<T[]> {
  const first = await load(1)
  const pages = Math.max(1, first.pagination.totalPages)
  const arrived: T[][] = [first.data]
  const rows = () => Array.from({ length: pages }, (_, index) => arrived[index] ?? []).flat()
  let done = 1
  onPage?.(rows, done, pages)

  let next = 2
  async function work(): Promise<void> {
    while (next <= pages) {
      const page = next
      next += 1
      arrived[page - 1] = (await load(page)).data
      done += 1
      onPage?.(rows, done, pages)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, pages - 1) }, work))
  return rows()
}
