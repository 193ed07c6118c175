import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Between, changing, checkHost, pathOf, runCheck, startHost, unanswered } from './host-fixture.ts'

const down = () => Response.json({ message: 'Bad gateway.' }, { status: 502 })
const always = { when: () => true }

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

describe('no drift is', () => {
  it('a session that ends at a new sign-in of the same account', async () => {
    await using host = await startHost(oneSession())
    for (const flags of [['auth', '--write'], ['users']]) {
      const check = runCheck([host.origin, '--only', ...flags], { fetch: host.fetch })
      expect(await check).toMatchObject({ exitCode: 0, drift: [] })
    }
  })

  it('a single 502, which is asked again', async () => {
    const seen = new Set<string>()
    const hiccup: Between = (request, answer) => {
      const first = !seen.has(request.url)
      seen.add(request.url)
      return first && request.method === 'GET' && pathOf(request) === '/v1/tax-categories' ? down() : answer(request)
    }
    expect(await checkHost(hiccup, ['--only', 'tax-categories'])).toMatchObject({ exitCode: 0, drift: [] })
  })

  it('a path before /v1 and /api', async () => {
    await using host = await startHost((request, answer) => {
      const url = new URL(request.url)
      if (!url.pathname.startsWith('/shop/')) return new Response('Nothing here.', { status: 404 })
      url.pathname = url.pathname.replace('/shop', '')
      return answer(new Request(url, request))
    })
    const { exitCode, drift } = await runCheck([`${host.origin}/shop/v1`, '--only', 'collections'], {
      fetch: host.fetch,
    })
    expect({ exitCode, drift }).toEqual({ exitCode: 0, drift: [] })
  })
})

/** Breaks the line at each write that is one of these, after the host has made it. */
const breaking =
  (isOne: (write: string) => boolean): Between =>
  async (request, answer) => {
    const given = await answer(request)
    if (request.method !== 'GET' && isOne(`${request.method} ${pathOf(request)}`))
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    return given
  }

afterEach(() => vi.restoreAllMocks())

it('a line that breaks once at each kind of write is no drift', { tags: 'slow' }, async () => {
  const seen = new Set<string>()
  const isFirst = (write: string) => seen.size < seen.add(write.replaceAll(/[a-z]+-\d+/g, '')).size
  const { exitCode, drift, out } = await checkHost(breaking(isFirst), ['--write', '--only', 'orders'])
  expect({ exitCode, drift }).toEqual({ exitCode: 0, drift: [] })
  expect(out).toContain('left on the host: perhaps what a call of ')
})

it('a line that breaks at every write of some kinds is one finding', async () => {
  const refusing = breaking((write) => /^(?:POST|PUT) \S*categories/.test(write))
  const { drift, out } = await checkHost(refusing, ['--write', '--only', 'categories'])
  expect(drift).toEqual([expect.stringMatching(/^DRIFT {2}\w+ .* network {2}expected an answer, got ECONNRESET$/)])
  expect(out).toMatch(/also at createCategory/)
})

it('a gateway that fails again is one finding', async () => {
  const { drift } = await checkHost(changing('/v1/collections', down, always), ['--only', 'collections'])
  expect(drift).toEqual([expect.stringMatching(/status {2}expected 200, got 502/)])
})

it('an operation that is always over its budget is not asked again and again', async () => {
  let calls = 0
  // A clock of its own, which stands still while the others answer.
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  const slow: Between = (request, answer) => {
    if (pathOf(request) === '/v1/collections') {
      calls += 1
      time += 60
    }
    return answer(request)
  }
  const { out } = await checkHost(slow, ['--only', 'collections', '--budget', '50'])
  expect(out).toMatch(/^DRIFT {2}listCollections \d+ {2}time {2}expected at most 50 ms, got 60 ms/m)
  expect(calls).toBeLessThan(14)
})

/** Answers one list otherwise. */
const odd = (given: () => Response): Between => changing('/v1/tax-categories', given)
const json = { headers: { 'Content-Type': 'application/json' } }
const deep = `{"extra":${'['.repeat(40_000)}${']'.repeat(40_000)}}`
const part = new Uint8Array(1024 * 1024).fill(32)
const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(part) }), json)
/** Once, since so much takes a second each time. */
function oddOnce(given: () => Response): Between {
  let answers = 0
  return changing('/v1/tax-categories', given, { when: ({ ok }) => ok && (answers += 1) === 1 })
}

describe('the check of a host', () => {
  it.each<[what: string, between: Between, said: string]>([
    ['nested deeply', odd(() => new Response(deep, json)), 'JSON of at most 100 levels'],
    ['without end', oddOnce(endless), 'an answer of more than 64 MB'],
  ])('that answers with JSON %s names what is wrong with it', async (_, between, said) => {
    const { exitCode, out } = await checkHost(between, ['--only', 'tax-categories'], { fetch })
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: expect.stringContaining(said) })
  })

  it.each([
    ['answers 403', changing('/v1/users/me', () => Response.json({ message: 'No.' }, { status: 403 }), always)],
    ['answers 500', changing('/v1/users/me', () => Response.json({ message: 'Down.' }, { status: 500 }), always)],
    ['does not answer in time', unanswered('/v1/users/me', 300)],
  ])('whose read of the signed-in user %s is checked with a given token', async (_, between) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const env = { CHECK_CUSTOMER_TOKEN: 'any' }
    const { exitCode } = await checkHost(between, ['--only', 'categories', '--timeout', '300'], { env })
    vi.useRealTimers()
    expect(exitCode).toBe(0)
  })

  it('that fails stops after a few answers', async () => {
    let requests = 0
    const failing: Between = (request, answer) => {
      requests += 1
      return pathOf(request).endsWith('/auth/login')
        ? answer(request)
        : Response.json({ message: 'Down.' }, { status: 503 })
    }
    const { exitCode, out } = await checkHost(failing)
    expect(exitCode).toBe(1)
    expect(out).toContain('stopped early: the host fails')
    expect(requests).toBeLessThan(40)
  })

  it('that limits the rate waits as long as the host asks', async () => {
    let limited = 0
    const limiting: Between = (request, answer) => {
      if (request.method !== 'GET' || limited >= 3) return answer(request)
      limited += 1
      return Response.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '0' } })
    }
    const { exitCode } = await checkHost(limiting, ['--only', 'tax-categories'])
    expect({ exitCode, limited }).toEqual({ exitCode: 0, limited: 3 })
  })
})

it.each(['http://127.0.0.1:1/a.png', 'http://[', 'data:image/png;base64,AA'])(
  'an uploaded picture that cannot be fetched is a finding: %s',
  { tags: 'slow', timeout: 60_000 },
  async (fileUrl) => {
    const change = async (given: Response) =>
      Response.json({ ...((await given.json()) as object), fileUrl }, { status: given.status })
    await using host = await startHost(changing('/v1/upload', change, { method: 'POST' }))
    const { exitCode, drift } = await runCheck([host.origin, '--write', '--only', 'upload'], {
      fetch: (...sent) => {
        const request = new Request(...sent)
        return request.url.startsWith(host.origin) ? host.fetch(request) : fetch(request)
      },
    })
    expect(exitCode).toBe(1)
    expect(drift).toContainEqual(expect.stringContaining('$.fileUrl  expected'))
  },
)
