import { updateCategory } from '#openapi/generated/client/categories-writes/categories-writes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list, object, text } from './answer-reader.ts'
import { ApiError } from './api-error.ts'
import { originHttp, publicHttp, tokenHttp, delayCalls } from './http.ts'
import { session } from './session.ts'
import { asha, memoryStorage } from './session-fixture.ts'

let answer: () => Response | Promise<Response>
const sent: { url: string; init: RequestInit; headers: Headers }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    return Promise.resolve(answer())
  })
  answer = () => Response.json({ ok: true })
})

afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

test('prefixes calls to the API with /v1, and not those to the app’s own origin', async () => {
  await publicHttp('/products?page=1', { method: 'GET' })
  await originHttp('/api/checkout', { method: 'POST' })
  expect(sent.map(({ url }) => url)).toEqual(['/v1/products?page=1', '/api/checkout'])
})

test('an id from the address cannot change the path of a call', async () => {
  const group = { name: 'Renamed', description: 'By a slash.', thumbnail: '/x.png' }
  await updateCategory('../collections/col-1', group)
  expect(sent.map(({ url }) => url)).toEqual(['/v1/categories/..%2Fcollections%2Fcol-1'])
})

test('sends the token only if the contract requires it', async () => {
  session.signIn({ token: 'secret', user: asha })
  await tokenHttp('/cart', { method: 'GET' })
  await originHttp('/api/checkout', { method: 'POST' })
  await publicHttp('/search/products?q=ring', { method: 'GET' })
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', 'Bearer secret', null])
})

test.each(['https://elsewhere.example/cart', '//elsewhere.example/cart', 'cart'])(
  'refuses to send the token to %s',
  (url) => {
    session.signIn({ token: 'secret', user: asha })
    expect(() => tokenHttp(url, {})).toThrow(TypeError)
    expect(() => originHttp(url, {})).toThrow(TypeError)
    expect(sent).toEqual([])
  },
)

test('reports the server’s message, status and field errors', async () => {
  const errors = [{ path: 'body.email', message: 'Not an email address' }]
  answer = () => Response.json({ message: 'Please check', errors }, { status: 400 })
  expect(await failure(publicHttp('/auth/register', { method: 'POST' }))).toMatchObject({
    kind: 'status',
    status: 400,
    message: 'Please check',
    serverMessage: 'Please check',
    errors,
  })
})

test('reads the error field of the relative calls', async () => {
  answer = () => Response.json({ error: 'Out of stock' }, { status: 409 })
  expect(await failure(originHttp('/api/checkout', { method: 'POST' }))).toMatchObject({
    status: 409,
    serverMessage: 'Out of stock',
  })
})

test('copes with an error that is not JSON', async () => {
  answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  expect(await failure(publicHttp('/products', {}))).toMatchObject({
    status: 502,
    serverMessage: undefined,
    errors: [],
  })
})

test('accepts an empty answer as success', async () => {
  answer = () => new Response(null, { status: 204 })
  expect(await tokenHttp('/wishlist', { method: 'DELETE' })).toBeUndefined()
})

test('a successful write may answer with text, a read may not', async () => {
  answer = () => new Response('OK')
  expect(await tokenHttp('/cart', { method: 'POST' })).toBeUndefined()
  expect(await failure(tokenHttp('/cart', { method: 'GET' }))).toMatchObject({ kind: 'unreadable' })
})

test('signs out when the token is refused, but not when signing in fails', async () => {
  session.signIn({ token: 'old', user: asha })
  answer = () => Response.json({ message: 'No' }, { status: 401 })
  await failure(publicHttp('/auth/login', { method: 'POST' }))
  expect(session.token()).toBe('old')
  await failure(tokenHttp('/cart', {}))
  expect(session.read()).toEqual({ token: null, user: null, isExpired: true })
})

test('several refused calls sign out once', async () => {
  session.signIn({ token: 'old', user: asha })
  const heard = vi.fn()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const stop = session.subscribe(heard)
  answer = () => new Response(null, { status: 401 })
  await Promise.all([
    failure(tokenHttp('/cart', {})),
    failure(tokenHttp('/wishlist', {})),
    failure(originHttp('/api/checkout', { method: 'POST' })),
  ])
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

test('keeps a session that started during the refused call', async () => {
  session.signIn({ token: 'old', user: asha })
  answer = () => {
    session.signIn({ token: 'new', user: asha })
    return new Response(null, { status: 401 })
  }
  await failure(tokenHttp('/cart', {}))
  expect(session.token()).toBe('new')
})

test('distinguishes a broken connection from a timeout', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await failure(publicHttp('/products', {}))).toMatchObject({ kind: 'network', status: 0 })

  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  expect(await failure(publicHttp('/products', {}))).toMatchObject({ kind: 'timeout' })
})

test('passes an abort on unchanged', async () => {
  const controller = new AbortController()
  answer = () => {
    controller.abort()
    return Promise.reject(new DOMException('stop', 'AbortError'))
  }
  await expect(publicHttp('/products', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('refuses a write while offline and lets reads try', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await failure(tokenHttp('/cart', { method: 'POST' }))).toMatchObject({ kind: 'offline' })
  expect(await publicHttp('/products', { method: 'GET' })).toEqual({ ok: true })
})

test('holds calls back until the backend is ready', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  delayCalls(() => promise)
  const call = publicHttp('/products', {})
  await Promise.resolve()
  expect(sent).toEqual([])
  resolve()
  await call
  expect(sent).toHaveLength(1)
})

const uncertain = async (method: string) => (await failure(tokenHttp('/cart', { method }))).isUncertain

test('a write without a good answer says whether it may have succeeded', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await uncertain('POST')).toBe(true)
  expect(await uncertain('GET')).toBe(false)
  answer = () => new Response(null, { status: 504 })
  expect(await uncertain('POST')).toBe(true)
  answer = () => new Response(null, { status: 500 })
  expect(await uncertain('POST')).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await uncertain('POST')).toBe(false)
})

test('an HTML page as the answer leaves a write uncertain, whatever its status', async () => {
  answer = () => new Response('<!doctype html><title>Shop</title>', { headers: { 'content-type': 'text/html' } })
  const error = await failure(originHttp('/api/checkout', { method: 'POST' }))
  expect(error).toMatchObject({ kind: 'unreadable', isUncertain: true })
})

test('a successful write stays successful, whatever JSON it answers', async () => {
  const read = object({ orderId: text })
  for (const body of [{}, [], null, 'done', { success: true }]) {
    answer = () => Response.json(body)
    expect(await originHttp('/api/checkout', { method: 'POST' }, read)).toBeUndefined()
  }
  answer = () => Response.json({ orderId: 7 })
  expect(await originHttp('/api/checkout', { method: 'POST' }, read)).toEqual({ orderId: '7' })
})

test('a read whose answer lacks its content fails, so that it can be retried', async () => {
  const read = object({ data: list(object({ id: text })) })
  for (const body of [{}, [], null, { data: null }, { data: {} }]) {
    answer = () => Response.json(body)
    expect(await failure(publicHttp('/products', { method: 'GET' }, read))).toMatchObject({ kind: 'unreadable' })
  }
})
