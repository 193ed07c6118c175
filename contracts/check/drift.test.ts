import { describe, expect, it } from 'vitest'
import type { Tag } from '#openapi/generated/operations.ts'
import { altered, type Between, runCheck, startHost } from './host-fixture.ts'

const pathOf = (request: Request) => new URL(request.url).pathname
const isList = (request: Request) => request.method === 'GET' && pathOf(request) === '/v1/collections'

/** The report on a host behind `between`: the exit code and the lines that name drift. */
async function told(between: Between, tag: Tag, ...flags: string[]) {
  await using host = await startHost(between)
  const { exitCode, out, err } = await runCheck([host.origin, '--only', tag, ...flags], { fetch: host.fetch })
  const drift = out.split('\n').filter((line) => line.startsWith('DRIFT'))
  return { exitCode, err, drift: drift.map((line) => line.replace(/ \(\d+ times\)$/, '')) }
}

/** Answers a deletion with 200 and a body. */
const talkative: Between = async (request, answer) => {
  const given = await answer(request)
  return request.method === 'DELETE' && given.status === 204 && pathOf(request).startsWith('/v1/categories')
    ? Response.json({ ok: true })
    : given
}

/** Ignores unknown parameters, where the contract documents a 400. */
const lenient: Between = async (request, answer) => {
  const given = await answer(request)
  const url = new URL(request.url)
  if (given.status !== 400 || request.method !== 'GET' || !url.searchParams.has('unknown')) return given
  url.searchParams.delete('unknown')
  return answer(new Request(url, { headers: request.headers }))
}

describe('drift is reported with operation, path, expected and got, when', { timeout: 120_000 }, () => {
  it('a field is renamed', async () => {
    const { exitCode, drift } = await told(async (request, answer) => {
      const given = await answer(request)
      if (!isList(request) || !given.ok) return given
      return altered(given, (body) => ({
        ...body,
        data: (body.data as object[]).map((item) =>
          Object.fromEntries(
            Object.entries(item).map(([key, value]) => [key === 'thumbnail' ? 'picture' : key, value]),
          ),
        ),
      }))
    }, 'collections')
    expect(exitCode).toBe(1)
    expect(drift).toEqual([
      expect.stringMatching(
        /^DRIFT {2}listCollections 200 {2}\$\.data\[\*\]\.thumbnail {2}expected string, got nothing$/,
      ),
      expect.stringMatching(
        /^DRIFT {2}listCollections 200 {2}\$\.data\[\*\]\.picture {2}expected no such field, got "\/media\/.*$/,
      ),
    ])
  })

  it('a status is changed', async () => {
    const { exitCode, drift } = await told(async (request, answer) => {
      const given = await answer(request)
      return isList(request) && given.ok ? new Response(given.body, { status: 206, headers: given.headers }) : given
    }, 'collections')
    expect({ exitCode, drift }).toEqual({
      exitCode: 1,
      drift: expect.arrayContaining(['DRIFT  listCollections 200  status  expected 200, got 206']),
    })
    expect(drift).toHaveLength(1)
  })

  it('a content type is changed', async () => {
    const { exitCode, drift } = await told(async (request, answer) => {
      const given = await answer(request)
      return isList(request) && given.ok
        ? new Response(given.body, { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
        : given
    }, 'collections')
    expect({ exitCode, drift }).toEqual({
      exitCode: 1,
      drift: ['DRIFT  listCollections 200  content-type  expected application/json, got text/html'],
    })
  })

  it('a number comes as a text, deep in a list', async () => {
    const { drift } = await told(async (request, answer) => {
      const given = await answer(request)
      if (pathOf(request) !== '/v1/tax-categories' || !given.ok) return given
      return altered(given, (body) => ({
        data: (body.data as object[]).map((item, index) => (index === 1 ? { ...item, standard_rate: '3' } : item)),
      }))
    }, 'tax-categories')
    expect(drift).toEqual(['DRIFT  listTaxCategories 200  $.data[1].standard_rate  expected number, got "3"'])
  })

  it('a host without role checks lets a customer into the back office', async () => {
    const { drift } = await told(async (request, answer) => {
      const given = await answer(request)
      return given.status === 403 && pathOf(request) === '/v1/users/filteruser' ? Response.json([]) : given
    }, 'users')
    expect(drift).toEqual(['DRIFT  filterUsers 403  status  expected 403, got 200'])
  })

  it('an answer comes too late', async () => {
    await using host = await startHost(async (request, answer) => {
      if (pathOf(request) === '/v1/reviews/all')
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
      return answer(request)
    })
    const { out } = await runCheck([host.origin, '--only', 'reviews', '--timeout', '500'])
    expect(out).toContain('DRIFT  listAllReviews 200  network  expected an answer, got no answer within 500 ms')
  })

  it('a DELETE answers with a body, which only --write shows', async () => {
    expect(await told(talkative, 'categories')).toMatchObject({ exitCode: 0, drift: [] })
    expect((await told(talkative, 'categories', '--write')).drift).toContain(
      'DRIFT  deleteCategory 204  status  expected 204, got 200',
    )
  })

  it.each(['odd', 'even'])('each %s answer is wrong', async (which) => {
    let answers = 0
    const { drift } = await told(
      async (request, answer) => {
        const given = await answer(request)
        if (request.method !== 'GET' || pathOf(request) !== '/v1/cart' || !given.ok) return given
        answers += 1
        if ((answers % 2 === 1) !== (which === 'odd')) return given
        return altered(given, ({ data, ...rest }) => ({
          ...rest,
          data: { items: (data as { items: object[] }).items.map((item) => ({ ...item, quantity: 1 })) },
        }))
      },
      'cart',
      '--write',
    )
    expect(drift).toContainEqual(expect.stringMatching(/^DRIFT {2}getCart 200 {2}\$\.data\.items/))
  })

  it('never shows a token', async () => {
    await using host = await startHost(async (request, answer) => {
      const given = await answer(request)
      return pathOf(request) === '/v1/auth/login' && given.ok
        ? altered(given, (body) => ({ ...body, password: 'canary-1', user: { token: 'canary-2' } }))
        : given
    })
    const { exitCode, out } = await runCheck([host.origin, '--only', 'auth'])
    expect(exitCode).toBe(1)
    expect(out).toContain('a text (hidden)')
    expect(out).not.toContain('canary')
  })
})

describe('a 400 is checked, but not required', { timeout: 120_000 }, () => {
  it('a host that ignores unknown parameters is clean', async () => {
    expect(await told(lenient, 'collections')).toMatchObject({ exitCode: 0, drift: [] })
  })

  it('a 400 of another shape is drift', async () => {
    const { drift } = await told(async (request, answer) => {
      const given = await answer(request)
      return given.status === 400 ? Response.json({ detail: 'no' }, { status: 400 }) : given
    }, 'collections')
    // One schema serves all of them, so they are one finding.
    expect(drift).toContainEqual(
      expect.stringMatching(/^DRIFT {2}\w+Collections? 400 {2}\$\.message {2}expected string, got nothing$/),
    )
  })
})
