import { createBackend, openShop } from '#mocks/shop.ts'
import { seededAccounts } from '#mocks/seeded-accounts.ts'
import { anchor } from '#mocks/world/anchor.ts'
import type { Send } from '#src/shared/api/http.ts'
import { seededPaths } from './seeded-paths.ts'
import type { Source } from './source.ts'

const origin = 'http://localhost'

const openBackend = async () => createBackend({ shop: await openShop({ settings: { at: anchor.toISOString() } }) })

/** Sends calls to the seeded shop as its administrator. */
export async function officeCalls(): Promise<Send> {
  const backend = await openBackend()
  const { email, password } = seededAccounts.find(({ role }) => role === 'ADMIN') ?? {}
  const login = await backend.fetch(
    new Request(`${origin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  if (!login.ok) throw new Error(`The administrator of the seeded shop cannot sign in: status ${login.status}.`)
  const { token } = (await login.json()) as { token: string }
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
