import type { Send } from '#src/shared/api/http.ts'

interface Listed {
  id: string
  is_active?: boolean
}

const under = (folder: string, records: Listed[]) => records.map(({ id }) => `/${folder}/${encodeURIComponent(id)}`)

/** The addresses of a host's collections, categories, sales and products, in this order. Throws if a list fails. */
export async function hostPaths(send: Send): Promise<string[]> {
  const collections = await everyPage(send, 'collections')
  const categories = await everyPage(send, 'categories')
  const sales = listOf(await read(send, '/v1/sales')).filter(({ is_active }) => is_active !== false)
  const products = await everyPage(send, 'products')
  return [
    ...under('collections', collections),
    ...under('categories', categories),
    ...under('sales', sales),
    ...under('products', products),
  ]
}

async function everyPage(send: Send, list: string): Promise<Listed[]> {
  const rows: Listed[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(send, `/v1/${list}?page=${page}&limit=100`)
    rows.push(...listOf(answer))
    pages = (answer as { pagination?: { totalPages?: number } }).pagination?.totalPages ?? 1
  }
  return rows
}

async function read(send: Send, path: string): Promise<unknown> {
  const response = await send(path, {})
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.json()
}

/** The answer itself if it is a list, else its `data`. */
function listOf(answer: unknown): Listed[] {
  const list: unknown = Array.isArray(answer) ? answer : (answer as { data?: unknown }).data
  if (!Array.isArray(list)) throw new Error('An answer holds no list')
  return list as Listed[]
}
