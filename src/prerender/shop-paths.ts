import { key, list, object } from '#src/shared/api/answer-reader.ts'
import type { Send } from '#src/shared/api/http.ts'
import { everyRow, type ListPage } from '#src/shared/api/walk-pages.ts'
import { paths } from '#src/shared/lib/paths.ts'

interface Listed {
  id: string
  is_active?: unknown
}

const readRows = list(object({ id: key }))

/** An id that is a file's name as it stands, with room for an ending: other pages are left to the fallback page. */
const fileName = /^(?!\.)[\w.~-]{1,200}$/

/** The pages that anybody may find and whose address is the same in every shop. */
export const fixedPaths: readonly string[] = [
  paths.home(),
  paths.products(),
  paths.reviews(),
  paths.about(),
  paths.callback(),
]

/** All pages of a shop: the fixed ones, collections, categories, sales, products. Throws if a list fails. */
export async function shopPaths(send: Send): Promise<string[]> {
  const sales = listIn(await read(send, '/v1/sales')).filter(({ is_active }) => is_active !== false)
  return [
    ...fixedPaths,
    ...under('collections', await everyPage(send, 'collections')),
    ...under('categories', await everyPage(send, 'categories')),
    ...under('sales', sales),
    ...under('products', await everyPage(send, 'products')),
  ]
}

const under = (folder: string, records: readonly Listed[]): string[] => {
  const ids = new Set(records.map(({ id }) => id))
  return [...ids].filter((id) => fileName.test(id)).map((id) => `/${folder}/${id}`)
}

function everyPage(send: Send, name: string): Promise<Listed[]> {
  const load = async (page: number) => {
    const answer = await read(send, `/v1/${name}?page=${page}&limit=100`)
    const data = listIn(answer)
    const { pagination } = answer as Partial<ListPage<Listed>>
    return { data, pagination: { totalPages: Number(pagination?.totalPages) || 1 } }
  }
  return everyRow({ load, atOnce: 1 })
}

async function read(send: Send, path: string): Promise<unknown> {
  const response = await send(path, {})
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json()
}

/** The rows of the answer if it is a list, else of its `data`. */
function listIn(answer: unknown): readonly Listed[] {
  const rows: unknown = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(rows)) throw new Error('An answer holds no list')
  return readRows(rows, { dropped: 0 }) as Listed[]
}
