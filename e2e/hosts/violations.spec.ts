import { expect, test } from './fixtures.ts'

test('requests and answers outside the contract are reported', async ({ host, request }) => {
  const answer = await request.post(`${host.api}/v1/auth/login`, { data: { email: 'customer@shop.test' } })
  expect(answer.headers()['sl-violations']).toContain('password')
})
