import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import type { Send } from '#src/shared/api/http.ts'
import { shopPaths } from './shop-paths.ts'
import type { Source } from './source.ts'

/** Answers calls as a host of the seeded shop does, at the shop's start time. */
export async function seededHost(): Promise<Send> {
  const backend = createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })
  return (url, init) => backend.fetch(new Request(new URL(url, 'http://localhost'), init))
}

/** Every public page of the seeded shop, with its answers, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const send = await seededHost()
  return {
    paths: (await shopPaths(send)).slice(0, limit),
    render: (render, path) => render(path, { at: anchor, send }),
  }
}
