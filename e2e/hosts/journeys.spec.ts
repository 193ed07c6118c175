import { expect, test } from './fixtures.ts'
import { journeys } from './journeys.ts'

for (const [name, journey] of Object.entries(journeys)) {
  test(name, async ({ person, violations }) => {
    await journey(person)
    expect(violations).toEqual([])
  })
}

test('requests and answers outside the contract are reported', async ({ host, kind, request }) => {
  test.skip(kind !== 'judged', 'Only Prism in front of the backend checks calls.')
  const answer = await request.post(`${host.api}/v1/auth/login`, { data: { email: 'customer@shop.test' } })
  expect(answer.headers()['sl-violations']).toContain('password')
})
