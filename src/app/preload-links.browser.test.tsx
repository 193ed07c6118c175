import { createQueryClient } from '#src/shared/api/query-client.ts'
import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { QueryClient } from '@tanstack/react-query'
import { preloadLinks } from './preload-links.ts'
import { readProduct } from './routes/page-reads.ts'
import { pagesWith } from './routes/page-routes.tsx'

/** What the page of the product asks for first. */
const firstCalls = ['GET /v1/products/prod-1', 'GET /v1/reviews?productId=prod-1&page=1&limit=5', 'GET /v1/sales']
const product = { id: 'prod-1', name: 'Ring' }
const load = vi.fn(() => Promise.resolve({ Page: () => null }))
const routesOf = (client: QueryClient): RouteObject[] => {
  const { page } = pagesWith(client)
  return [page('/products/:productId', load, readProduct), page('/account', load)]
}
let stop: () => void = () => undefined

beforeEach(() => load.mockClear())
afterEach(() => {
  stop()
  leaveScreen()
})

async function show(answer: Parameters<typeof stubHost>[0] = () => product) {
  const calls = stubHost(answer)
  const client = createQueryClient()
  stop = preloadLinks(routesOf(client))
  const screen = await render(
    <>
      <button>Elsewhere</button>
      <a href="/products/prod-1">Ring</a>
      <a href="/account">Account</a>
      <a href="https://example.com/account">Another shop</a>
    </>,
  )
  return { calls, client, link: (name: string) => screen.getByRole('link', { name, exact: true }), screen }
}

const touch = (link: Locator) => link.element().dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))

test('loads the code and the first data of a link once, however often it is pointed at', async () => {
  const { calls, client, link } = await show()
  await userEvent.hover(link('Ring'))
  await vi.waitFor(() => expect(client.getQueryData(['/products/prod-1'])).toMatchObject(product))
  touch(link('Ring'))
  await userEvent.hover(link('Account'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(calls).toEqual(firstCalls)
})

test('loads on focus and on touch too, and nothing for links to other sites', async () => {
  const { calls, link } = await show()
  link('Another shop').element().focus()
  link('Account').element().focus()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  touch(link('Ring'))
  await vi.waitFor(() => expect(calls).toEqual(firstCalls))
  expect(load).toHaveBeenCalledTimes(2)
})

test('forgets a failed call, so that the page makes it again', async () => {
  const { calls, client, link } = await show(() => new Response(null, { status: 500 }))
  await userEvent.hover(link('Ring'))
  await vi.waitFor(() => expect(calls).toEqual(firstCalls))
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
})

test('loads nothing when the browser saves data', async () => {
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never)
  const { calls, link, screen } = await show()
  await userEvent.hover(link('Ring'))
  vi.restoreAllMocks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.hover(link('Account'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(calls).toEqual([])
})

test('a missing page is asked for again at the next link to it, and the page is not reloaded', async () => {
  const { link, screen } = await show()
  load.mockRejectedValueOnce(new Error('404'))
  await userEvent.hover(link('Account'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.hover(link('Account'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
