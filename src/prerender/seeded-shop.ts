import { createBackend, openShop } from '#mocks/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import type { Send } from '#src/shared/api/http.ts'
import { seededPaths } from './seeded-paths.ts'
import type { Source } from './source.ts'

const origin = 'http://localhost'

const openBackend = async () => createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })

/** Sends calls to the seeded shop as its administrator. */
export async function officeCalls(): Promise<Send> {
  const backend = await openBackend()
  const { token } = await backend.signIn('ADMIN')
  return (url, init) => {
    const request = new Request(new URL(url, origin), init)
    request.headers.set('authorization', `Bearer ${token}`)
    return backend.fetch(request)
  }
}

/** Every public page of the seeded shop, with answers of the backend in this process, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const backend = await openBackend()
  const send: Send = (url, init) => backend.fetch(new Request(new URL(url, origin), init))
  return {
    paths: seededPaths().slice(0, limit),
    render: (draw, path) => draw(path, { at: anchor, send }),
  }
}
