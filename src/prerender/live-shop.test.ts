import { afterEach, expect, test, vi } from 'vitest'
import type { Rendered } from '#src/render.tsx'
import { liveShop } from './live-shop.ts'
import type { Render } from './source.ts'

const at = new Date('2026-11-16T10:00:00+05:30')
const host = 'https://shop.example.com'
const empty: Rendered = { head: '', body: 'empty', component: '', styles: '', data: { at: 0, answers: [] } }
const lines: string[] = []
const log = (line: string) => void lines.push(line)
const open = (limit = 500, from: string | undefined = host) => liveShop({ from, limit, at, log })

function answer(lists: Record<string, string[]>): void {
  vi.stubGlobal('fetch', (url: URL) => {
    const ids = lists[url.pathname.slice('/v1/'.length)]
    return Promise.resolve(
      ids
        ? Response.json({ data: ids.map((id) => ({ id })), pagination: { totalPages: 1 } })
        : new Response('', { status: 500 }),
    )
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  lines.length = 0
})

test('without a host, the pages of every shop have no data', async () => {
  const { paths } = await liveShop({ limit: 500, at, log })
  expect(paths).toEqual(['/', '/products', '/reviews', '/aboutUs', '/arrangecallback'])
})

test('lists the pages of the host up to the limit, and says how many are left out', async () => {
  answer({ collections: ['c1'], categories: ['k1'], sales: ['s1'], products: ['p1', 'p-2'] })
  expect((await open()).paths.slice(5)).toEqual([
    '/collections/c1',
    '/categories/k1',
    '/sales/s1',
    '/products/p1',
    '/products/p-2',
  ])
  expect((await open(6)).paths).toHaveLength(6)
  expect(lines).toEqual(['4 pages are left to the fallback page: PRERENDER_LIMIT is 6.'])
})

test('leaves out rows without an id, and ids that are no plain name of a file', async () => {
  const rows = [null, {}, 'x', { id: null }, { id: '' }, { id: '../../../out' }, { id: 'a/../b' }, { id: '.' }]
  const more = [
    { id: 'nul\0' },
    { id: 'back\\slash' },
    { id: 'p/2' },
    { id: 'हार' },
    { id: '.htaccess' },
    { id: '\ud800' },
    { id: 'x'.repeat(300) },
    { id: 'p1' },
    { id: 'p1' },
  ]
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(Response.json(url.pathname === '/v1/products' ? { data: [...rows, ...more] } : [])),
  )
  expect((await open()).paths.slice(5)).toEqual(['/products/p1'])
  expect(lines).toEqual([])
})

test('ends with a host that reports pages without end', async () => {
  let calls = 0
  vi.stubGlobal('fetch', (url: URL) => {
    calls += 1
    return Promise.resolve(Response.json({ data: [{ id: url.pathname }], pagination: { totalPages: 1e9 } }))
  })
  await open()
  // Two for each of the three paged lists, since the second page repeats the first, and one for the sales.
  expect(calls).toBe(7)
})

test('a host that fails leaves pages without data', async () => {
  answer({})
  expect((await open()).paths).toHaveLength(5)
  expect(lines[0]).toContain('does not answer (/v1/sales was answered with 500)')
})

test('a page whose call fails has no data if every shop has it, else left to the fallback page', async () => {
  answer({ collections: [], categories: [], sales: [], products: ['p1'] })
  const { render } = await open()
  const draw: Render = vi.fn((_, { send }) =>
    send ? Promise.reject(new Error('out of order')) : Promise.resolve(empty),
  )
  expect(await render(draw, '/products')).toBe(empty)
  expect(draw).toHaveBeenCalledWith('/products', { at })
  expect(await render(draw, '/products/p1')).toBeUndefined()
  expect(lines).toEqual([
    '/products is without data: out of order',
    '/products/p1 is left to the fallback page: out of order',
  ])
})
