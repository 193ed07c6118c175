import { describe, expect, it } from 'vitest'
import { type Between, runCheck, startHost } from './host-fixture.ts'

/** The result of checking a host behind `between`, and the number of requests that reached it. */
async function checked(between: Between, ...flags: string[]) {
  let requests = 0
  await using host = await startHost((request, answer) => {
    requests += 1
    return between(request, answer)
  })
  return { ...(await runCheck([host.origin, ...flags])), requests }
}

const page: Between = () =>
  new Response('<!doctype html><title>Shop</title>', { headers: { 'Content-Type': 'text/html' } })

describe('the check of a host', { timeout: 120_000 }, () => {
  it('that redirects to a sign-in page says so, without the query of the address', async () => {
    const { exitCode, err } = await checked(
      async () =>
        new Response(null, { status: 302, headers: { Location: 'https://sso.example.com/login?ticket=canary' } }),
    )
    expect(exitCode).toBe(2)
    expect(err).toContain('redirects to https://sso.example.com/login, which looks like a sign-in page')
    expect(err).not.toContain('canary')
  })

  it.each([
    [
      'the same path elsewhere',
      'https://api.example.com',
      '',
      'to the same path on https://api.example.com: use https://api.example.com as the address.',
    ],
    ['itself', '', '', 'redirects /v1/products to itself: look at'],
    ['another query elsewhere', 'https://api.example.com', '?from=check', 'looks like a sign-in page'],
  ])('that redirects to %s says so', async (_, elsewhere, query, said) => {
    const { exitCode, err } = await checked((request) => {
      const { pathname, search } = new URL(request.url)
      return new Response(null, { status: 301, headers: { Location: `${elsewhere}${pathname}${query || search}` } })
    })
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(said) })
  })

  it('that answers with HTML everywhere says so', async () => {
    const { exitCode, err } = await checked(page)
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: expect.stringContaining('answers with HTML instead of the API'),
    })
  })

  it('that answers with deeply nested JSON names what is wrong with it', async () => {
    const deep = `{"extra":${'['.repeat(40_000)}${']'.repeat(40_000)}}`
    const { exitCode, out } = await checked(
      async (request, answer) =>
        new URL(request.url).pathname === '/v1/tax-categories'
          ? new Response(deep, { headers: { 'Content-Type': 'application/json' } })
          : answer(request),
      '--only',
      'tax-categories',
    )
    expect(exitCode).toBe(1)
    expect(out).toContain('JSON of at most 100 levels')
  })

  it('that sends without end is read up to a limit', async () => {
    const part = new Uint8Array(1024 * 1024).fill(32)
    const { exitCode, out } = await checked(
      async (request, answer) =>
        new URL(request.url).pathname === '/v1/tax-categories'
          ? new Response(new ReadableStream({ pull: (stream) => stream.enqueue(part) }), {
              headers: { 'Content-Type': 'application/json' },
            })
          : answer(request),
      '--only',
      'tax-categories',
      '--timeout',
      '60000',
    )
    expect(exitCode).toBe(1)
    expect(out).toContain('an answer of more than 64 MB')
  })

  it.each([
    ['answers 403', async () => Response.json({ message: 'No.' }, { status: 403 })],
    ['answers 500', async () => Response.json({ message: 'Down.' }, { status: 500 })],
    ['does not answer in time', async () => new Promise<Response>(() => {})],
  ])('whose read of the signed-in user %s is checked with a given token', async (_, broken) => {
    const env = { CHECK_CUSTOMER_TOKEN: 'any' }
    const flags = ['--only', 'categories', '--timeout', '300']
    await using host = await startHost((request, answer) =>
      new URL(request.url).pathname === '/v1/users/me' ? broken() : answer(request),
    )
    expect(await runCheck([host.origin, ...flags], { env, fetch: host.fetch })).toMatchObject({ exitCode: 0 })
  })

  it('that fails stops after a few answers', async () => {
    const { exitCode, out, requests } = await checked(async (request, answer) =>
      request.url.endsWith('/auth/login') ? answer(request) : Response.json({ message: 'Down.' }, { status: 503 }),
    )
    expect(exitCode).toBe(1)
    expect(out).toContain('stopped early: the host fails')
    expect(requests).toBeLessThan(40)
  })

  it('that limits the rate waits as long as the host asks', async () => {
    let limited = 0
    const { exitCode } = await checked(
      async (request, answer) => {
        if (request.method !== 'GET' || limited >= 3) return answer(request)
        limited += 1
        return Response.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '0' } })
      },
      '--only',
      'tax-categories',
    )
    expect({ exitCode, limited }).toEqual({ exitCode: 0, limited: 3 })
  })
})
