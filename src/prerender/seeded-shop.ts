import { createBackend, openShop } from '#mocks/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import type { Send } from '#src/shared/api/http.ts'
import { seededPaths } from './seeded-paths.ts'
import type { Source } from './source.ts'

const origin = 'http://localhost'

/** Every public page of the seeded shop, with answers of the backend in this process, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const backend = createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })
  const send: Send = (url, init) => backend.fetch(new Request(new URL(url, origin), init))
  return {
    paths: seededPaths().slice(0, limit),
    render: (draw, path) => draw(path, { at: anchor, send }),
  }
}
