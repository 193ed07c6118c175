import { describe, expect, it } from 'vitest'
import { CannotPlay } from '#contracts/exchanges/stage.ts'
import { openHost } from './host.ts'
import { runCheck, startHost } from './host-fixture.ts'

describe('without --write', { timeout: 120_000 }, () => {
  it('only GET and the sign-in of the given accounts are sent', async () => {
    const seen: string[] = []
    await using host = await startHost(async (request, answer) => {
      const body = request.method === 'GET' ? '' : ` ${await request.clone().text()}`
      seen.push(`${request.method} ${new URL(request.url).pathname}${body}`)
      return answer(request)
    })
    expect(await runCheck([host.origin], { fetch: host.fetch })).toMatchObject({ exitCode: 0 })
    expect(seen.length).toBeGreaterThan(50)
    const others = new Set(seen.filter((request) => !request.startsWith('GET ')))
    expect([...others]).toEqual([
      'POST /v1/auth/login {"email":"customer@shop.test","password":"customer-pass"}',
      'POST /v1/auth/login {"email":"admin@shop.test","password":"admin-pass"}',
    ])
  })

  it('every other call is refused before it is sent', async () => {
    const accounts = { customer: { email: 'a@shop.test', password: 'a-pass' } }
    const { send } = openHost({ origin: 'http://127.0.0.1:9', write: false, timeout: 100, accounts })
    const post = (path: string, body: object) =>
      send(new Request(`http://127.0.0.1:9${path}`, { method: 'POST', body: JSON.stringify(body) }))
    await expect(post('/v1/auth/login', { email: 'b@shop.test', password: 'a-pass' })).rejects.toThrow(CannotPlay)
    await expect(post('/v1/auth/register', accounts.customer)).rejects.toThrow(CannotPlay)
    await expect(send(new Request('http://127.0.0.1:9/v1/products/prod-1', { method: 'DELETE' }))).rejects.toThrow(
      CannotPlay,
    )
    await expect(post('/v1/auth/login', accounts.customer)).rejects.not.toThrow(CannotPlay)
  })
})
