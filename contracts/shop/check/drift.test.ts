import { describe, expect, it, vi } from 'vitest'
import { altered, alteringEach, type Between, changing, checkHost, pathOf, unanswered } from './host-fixture.ts'

/** Answers a deletion with 200 and a body. */
const talkative: Between = async (request, answer) => {
  const given = await answer(request)
  const isDeleted = request.method === 'DELETE' && given.status === 204 && pathOf(request).startsWith('/v1/categories')
  return isDeleted ? Response.json({ ok: true }) : given
}

/** Ignores unknown parameters, where the contract documents a 400. */
const lenient: Between = async (request, answer) => {
  const given = await answer(request)
  const url = new URL(request.url)
  if (given.status !== 400 || request.method !== 'GET' || !url.searchParams.has('unknown')) return given
  url.searchParams.delete('unknown')
  return answer(new Request(url, { headers: request.headers }))
}

const checkOf = (between: Between, tag: string, ...flags: string[]) => checkHost(between, ['--only', tag, ...flags])

describe('drift is reported with operation, path, expected and got, when', () => {
  it.each<[what: string, tag: string, between: Between, drift: string[]]>([
    [
      'a field is renamed',
      'collections',
      alteringEach('/v1/collections', ({ thumbnail, ...rest }) => ({ ...rest, picture: thumbnail })),
      [
        'DRIFT  listCollections 200  $.data[*].thumbnail  expected string, got nothing',
        expect.stringMatching(
          /^DRIFT {2}listCollections 200 {2}\$\.data\[\*\]\.picture {2}expected no such field, got "\/media\/.*$/,
        ),
      ],
    ],
    [
      'a status is changed',
      'collections',
      changing('/v1/collections', ({ body, headers }) => new Response(body, { status: 206, headers })),
      ['DRIFT  listCollections 200  status  expected 200, got 206'],
    ],
    [
      'a content type is changed',
      'collections',
      changing(
        '/v1/collections',
        ({ body }) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
      ),
      ['DRIFT  listCollections 200  content-type  expected application/json, got text/html'],
    ],
    [
      'a number comes as a text, deep in a list',
      'tax-categories',
      alteringEach('/v1/tax-categories', (item, index) => (index === 1 ? { ...item, standard_rate: '3' } : item)),
      ['DRIFT  listTaxCategories 200  $.data[1].standard_rate  expected number, got "3"'],
    ],
    [
      'a host without role checks lets a customer into the back office',
      'users',
      changing('/v1/users/filteruser', () => Response.json([]), { when: ({ status }) => status === 403 }),
      ['DRIFT  filterUsers 403  status  expected 403, got 200'],
    ],
  ])('%s', async (_, tag, between, wanted) => {
    const { exitCode, drift } = await checkOf(between, tag)
    expect({ exitCode, drift }).toEqual({ exitCode: 1, drift: wanted })
  })

  it('an answer comes too late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { drift } = await checkOf(unanswered('/v1/reviews/all', 500), 'reviews', '--timeout', '500')
    vi.useRealTimers()
    expect(drift).toContain('DRIFT  listAllReviews 200  network  expected an answer, got no answer within 500 ms')
  })

  it('a DELETE answers with a body, which only --write shows', async () => {
    expect(await checkOf(talkative, 'categories')).toMatchObject({ exitCode: 0, drift: [] })
    expect((await checkOf(talkative, 'categories', '--write')).drift).toEqual([
      'DRIFT  deleteCategory 204  status  expected 204, got 200',
    ])
  })

  it.each(['odd', 'even'])('each %s answer is wrong', async (which) => {
    let answers = 0
    const now = () => (answers += 1) % 2 === (which === 'odd' ? 1 : 0)
    const wrong = changing('/v1/cart', (given) => {
      if (!now()) return given
      return altered(given, ({ data, ...rest }) => ({
        ...rest,
        data: { items: (data as { items: object[] }).items.map((item) => ({ ...item, quantity: 1 })) },
      }))
    })
    const { drift } = await checkOf(wrong, 'cart', '--write')
    expect(drift).toContainEqual(expect.stringMatching(/^DRIFT {2}getCart 200 {2}\$\.data\.items/))
  })

  it('never shows a token', async () => {
    const secrets = { password: 'canary-1', user: { token: 'canary-2' } }
    const { exitCode, out } = await checkOf(
      changing('/v1/auth/login', (given) => altered(given, (body) => ({ ...body, ...secrets })), { method: 'POST' }),
      'auth',
    )
    expect(exitCode).toBe(1)
    expect(out).toContain('a text (hidden)')
    expect(out).not.toContain('canary')
  })
})

describe('a 400 is checked, but not required', () => {
  it('a host that ignores unknown parameters is clean', async () => {
    expect(await checkOf(lenient, 'collections')).toMatchObject({ exitCode: 0, drift: [] })
  })

  it('a 400 of another shape is drift', async () => {
    const { drift } = await checkOf(async (request, answer) => {
      const given = await answer(request)
      return given.status === 400 ? Response.json({ detail: 'no' }, { status: 400 }) : given
    }, 'collections')
    // One schema serves all of them, so they are one finding.
    expect(drift).toContainEqual(
      expect.stringMatching(/^DRIFT {2}\w+Collections? 400 {2}\$\.message {2}expected string, got nothing$/),
    )
  })
})
