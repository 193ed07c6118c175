import type { Send } from '#src/shared/api/http.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import { listOf, textOf } from '#src/shared/lib/values/wire.ts'

interface Listed {
  id?: unknown
  is_active?: unknown
}

/** Room for an ending, since a file's name has at most 255 bytes. */
const longestName = 200

/**
 * The addresses of a host's collections, categories, sales and products, in this order. Throws if a list fails. Leaves
 * out what cannot have a page of its own, which the fallback page then shows.
 */
export async function hostPaths(send: Send): Promise<string[]> {
  const collections = await everyPage(send, 'collections')
  const categories = await everyPage(send, 'categories')
  const sales = listIn(await read(send, '/v1/sales')).filter(({ is_active }) => is_active !== false)
  const products = await everyPage(send, 'products')
  return [
    ...under('collections', collections),
    ...under('categories', categories),
    ...under('sales', sales),
    ...under('products', products),
  ]
}

const under = (folder: string, records: readonly Listed[]): string[] => {
  const ids = new Set(records.map(({ id }) => textOf(id)))
  return [...ids].filter(isFileName).map((id) => `/${folder}/${encodeURIComponent(id)}`)
}

/** Whether a page of this id is a file in its folder, wherever a host would like it to be written. */
const isFileName = (id: string): boolean => id.isWellFormed() && !/[\\\0]/.test(id) && id.split('/').every(isPart)

const isPart = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && Buffer.byteLength(name) <= longestName

function everyPage(send: Send, list: string): Promise<Listed[]> {
  const load = async (page: number) => {
    const answer = await read(send, `/v1/${list}?page=${page}&limit=100`)
    return { ...(answer as object), data: listIn(answer) }
  }
  return walkPages({ load, atOnce: 1 })
}

async function read(send: Send, path: string): Promise<unknown> {
  const response = await send(path, {})
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json()
}

/** The rows of the answer if it is a list, else of its `data`. */
function listIn(answer: unknown): readonly Listed[] {
  const list: unknown = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(list)) throw new Error('An answer holds no list')
  return listOf(list as Listed[])
}
