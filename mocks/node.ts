import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { createBackend, openShop } from './shop/shop.ts'
import type { Settings } from './engine/kit/persistence.ts'

/**
 * The backend for tests in Node: answers every request of this process to `origin`.
 * Call `listen()` before and `close()` after; `shop.reset()` between tests.
 */
export async function createNodeBackend({
  origin = 'http://localhost',
  settings = {},
}: { origin?: string; settings?: Partial<Settings> } = {}) {
  const shop = await openShop({ settings })
  const backend = createBackend({ shop })
  const server = setupServer(http.all(`${origin}/*`, ({ request }) => backend.fetch(request)))
  return { shop, backend, listen: () => server.listen(), close: () => server.close() }
}
