import { describe, expect, it } from 'vitest'
import { type Between, runCheck, startHost } from './host-fixture.ts'

const pathOf = ({ url }: Request) => new URL(url).pathname
const down = () => Response.json({ message: 'Bad gateway.' }, { status: 502 })

/** Ends the session of an account when it signs in again. */
function oneSession(): Between {
  const current = new Map<string, string>()
  const ended = new Set<string>()
  return async (request, answer) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '')
    if (token !== undefined && ended.has(token)) return Response.json({ message: 'Please sign in.' }, { status: 401 })
    const given = await answer(request)
    if (pathOf(request) !== '/v1/auth/login' || !given.ok) return given
    const body = (await given.clone().json()) as { token: string; user: { id: string } }
    const before = current.get(body.user.id)
    if (before !== undefined) ended.add(before)
    current.set(body.user.id, body.token)
    return given
  }
}

describe('no drift is', { timeout: 120_000 }, () => {
  it('a session that ends at a new sign-in of the same account', async () => {
    await using host = await startHost(oneSession())
    const { exitCode, out } = await runCheck([host.origin, '--only', 'auth', '--write'], { fetch: host.fetch })
    const reading = await runCheck([host.origin], { fetch: host.fetch })
    const drift = `${out}\n${reading.out}`.match(/DRIFT.*/g)
    expect({ exitCode, reading: reading.exitCode, drift }).toEqual({ exitCode: 0, reading: 0, drift: null })
  })

  it('a single 502, which is asked again', async () => {
    const seen = new Set<string>()
    await using host = await startHost((request, answer) => {
      const first = !seen.has(request.url)
      seen.add(request.url)
      return first && request.method === 'GET' && pathOf(request) === '/v1/tax-categories' ? down() : answer(request)
    })
    const { exitCode, out } = await runCheck([host.origin, '--only', 'tax-categories'], { fetch: host.fetch })
    expect({ exitCode, drift: out.match(/DRIFT.*/g) }).toEqual({ exitCode: 0, drift: null })
  })

  it('a path before /v1 and /api', async () => {
    await using host = await startHost((request, answer) => {
      const url = new URL(request.url)
      if (!url.pathname.startsWith('/shop/')) return new Response('Nothing here.', { status: 404 })
      url.pathname = url.pathname.replace('/shop', '')
      return answer(new Request(url, request))
    })
    const { exitCode, out } = await runCheck([`${host.origin}/shop/v1`, '--only', 'collections'], { fetch: host.fetch })
    expect({ exitCode, drift: out.match(/DRIFT.*/g) }).toEqual({ exitCode: 0, drift: null })
  })
})

it('a gateway that fails again is one finding', async () => {
  await using host = await startHost((request, answer) =>
    pathOf(request) === '/v1/collections' && request.method === 'GET' ? down() : answer(request),
  )
  const { out } = await runCheck([host.origin, '--only', 'collections'], { fetch: host.fetch })
  expect(out.match(/^DRIFT .*/gm)).toEqual([expect.stringMatching(/status {2}expected 200, got 502/)])
}, 60_000)

it('an operation that is always over its budget is not asked again and again', async () => {
  let asked = 0
  await using host = await startHost(async (request, answer) => {
    if (pathOf(request) === '/v1/collections') {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return answer(request)
  })
  const { out } = await runCheck([host.origin, '--only', 'collections', '--budget', '50'], { fetch: host.fetch })
  expect(out).toMatch(/^DRIFT {2}listCollections \d+ {2}time {2}expected at most 50 ms/m)
  expect(asked).toBeLessThan(14)
}, 60_000)
