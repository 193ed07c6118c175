import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import { seededPaths } from './seeded-paths.ts'
import type { Source } from './source.ts'

const origin = 'http://localhost'

/** Every public page of the seeded shop, with its answers, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const backend = createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })
  return {
    paths: seededPaths().slice(0, limit),
    render: (render, path) =>
      render(path, { at: anchor, send: (url, init) => backend.fetch(new Request(new URL(url, origin), init)) }),
  }
}
