import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { anchor } from '#mocks/world/anchor.ts'
import type { Send } from '#src/shared/api/http.ts'
import { seededPaths } from './seeded-paths.ts'
import type { Source } from './source.ts'

const origin = 'http://localhost'

const openBackend = async () => createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })

/** Sends calls to the seeded shop in this process, as a guest or as its administrator. */
export async function seededCalls(role?: 'ADMIN'): Promise<Send> {
  const backend = await openBackend()
  const signed = role && (await backend.signIn(role))
  return (url, init) => {
    const request = new Request(new URL(url, origin), init)
    if (signed) request.headers.set('authorization', `Bearer ${signed.token}`)
    return backend.fetch(request)
  }
}

/** Every public page of the seeded shop, with its answers, at the shop's start time. */
export async function seededShop(limit = Infinity): Promise<Source> {
  const send = await seededCalls()
  return {
    paths: seededPaths().slice(0, limit),
    render: ({ render }, path) => render(path, { at: anchor, send }),
  }
}
