import { expect, it } from 'vitest'
import { runOf } from '#contracts/session/run.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { fuzzJourney } from './fuzz.ts'
import { altered } from './host-fixture.ts'

/** Sends 200 generated requests to a host whose product list is wrong for more than 50 records a page. */
async function fuzzed(seed: number) {
  let requests = 0
  let needed = Infinity
  const { session } = await openMockSession({
    origin: 'http://localhost',
    send: async (request, answering) => {
      requests += 1
      const answer = await answering(request)
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/v1/products' || !(Number(searchParams.get('limit')) > 50) || !answer.ok) return answer
      return altered(answer, (body) => ({ ...body, pagination: { ...(body.pagination as object), limit: 50 } }))
    },
    seed,
    label: 'Fuzz',
    onFinding: () => {
      needed = Math.min(needed, requests)
    },
  })
  await runOf(session).journey(fuzzJourney(session, 200, false, (id) => id === 'listProducts'))
  return { needed, findings: session.findings.all.map(({ law, path, calls }) => ({ law, path, calls })) }
}

it('a planted fault is found within 200 generated requests and shrunk to the smallest one, the same for the same seed', async () => {
  const { needed, findings } = await fuzzed(7)
  expect(needed).toBeLessThan(200)
  expect(findings).toContainEqual({
    law: 'pagination-adds-up',
    path: '$.pagination.limit',
    calls: [`curl -i 'http://localhost/v1/products?limit=51'`],
  })
  expect(await fuzzed(7)).toEqual({ needed, findings })
})
