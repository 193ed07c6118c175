import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import { shopPaths } from './shop-paths.ts'
import type { Source } from './source.ts'

/** Every public page of the seeded shop, with its answers, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const backend = createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })
  const send = (url: string, init: RequestInit) => backend.fetch(new Request(new URL(url, 'http://localhost'), init))
  return {
    paths: (await shopPaths(send)).slice(0, limit),
    render: (render, path) => render(path, { at: anchor, send }),
  }
}
