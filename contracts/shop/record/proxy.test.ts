import { expect, it } from 'vitest'
import { startHost } from '#contracts/shop/check/host-fixture.ts'
import { throughProxy } from './command-fixture.ts'

it('records the calls of a page through the proxy, without the cookie and the token', async () => {
  await using host = await startHost()
  const page = { Origin: 'http://localhost:5173', Cookie: 'sid=canary-cookie', 'Content-Type': 'application/json' }
  const credentials = { email: 'customer@shop.test', password: 'customer-pass' }
  let token = ''
  const { exitCode, files, recording } = await throughProxy(host.origin, async (proxy) => {
    const signIn = { method: 'POST', headers: page, body: JSON.stringify(credentials) }
    const login = await fetch(`${proxy}/v1/auth/login`, signIn)
    expect(login.headers.get('Access-Control-Allow-Origin')).toBe(page.Origin)
    ;({ token } = (await login.json()) as { token: string })
    const headers = { ...page, Authorization: `Bearer ${token}` }
    const body = JSON.stringify({ productId: 'prod-9', quantity: 1 })
    expect((await fetch(`${proxy}/v1/cart`, { method: 'POST', headers, body })).status).toBe(201)
    expect((await fetch(`${proxy}/v1/cart`, { headers })).status).toBe(200)
    expect((await fetch(`${proxy}/v1/cart`, { headers: { Origin: 'https://shop.example' } })).status).toBe(403)
    expect((await fetch(`${proxy}/nowhere`)).status).toBe(501)
  })
  expect(exitCode).toBe(0)
  expect(recording().calls.map(({ method, path, token: redacted }) => [method, path, redacted])).toEqual([
    ['POST', '/v1/auth/login', undefined],
    ['POST', '/v1/cart', 'token-1'],
    ['GET', '/v1/cart', 'token-1'],
  ])
  for (const secret of ['canary', 'customer@', 'customer-pass', token]) expect(files().join()).not.toContain(secret)
})

it('says what to do if the host gives no answer, and that nothing was recorded', async () => {
  const closed = await (async () => {
    await using host = await startHost()
    return host.origin
  })()
  const { exitCode, said } = await throughProxy(closed, async (proxy) => {
    const response = await fetch(`${proxy}/v1/products`)
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('cannot be reached (ECONNREFUSED): start the host')
  })
  expect({ exitCode, said }).toMatchObject({
    exitCode: 2,
    said: expect.stringContaining('Nothing was recorded: no call of the contract was answered.') as string,
  })
})
