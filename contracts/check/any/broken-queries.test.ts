import { expect, test } from 'vitest'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { requestFor } from '#openapi/contract/request.ts'
import { brokenRequests } from '../requests/broken-requests.ts'

test.each([0, -1])('a query that the check calls broken is refused, of several the one at %i', async (at) => {
  const shop = await readContract('openapi/openapi.yaml')
  const { backend } = await anyContract(shop).open()
  const choose = <Item>(_what: string, all: readonly Item[]): Item => {
    const chosen = all.at(at)
    if (chosen === undefined) throw new Error('There is nothing to choose.')
    return chosen
  }
  const sent = shop.operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) =>
      [...brokenRequests(operation, {}, choose)].map(([why, input]) => ({
        why: `${operation.id} ${why}`,
        request: requestFor('http://a.test', operation, input, 'a'),
      })),
    )
  expect(sent.map(({ why }) => why)).toContain('searchProducts filters: JSON of another form')
  for (const { why, request } of sent) expect((await backend.fetch(request)).status, why).toBe(400)
})
