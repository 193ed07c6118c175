import { describe, expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { createBackend, openShop } from '../shop/shop.ts'
import { buildWorld } from './build-world.ts'
import { parseScenario, type Scenario, scenarios } from './scenarios.ts'

const names = scenarios.map(({ name }) => name)
const pairs = names.flatMap((name, index) => names.slice(index + 1).map((other) => `${name}+${other}`))

function combines(text: string): boolean {
  try {
    parseScenario(text)
    return true
  } catch {
    return false
  }
}

/** Scenarios and pairs by the shop that they build; those for the network leave it unchanged. */
const texts = [...names, ...pairs.filter(combines)]
const shops = new Map(
  texts.map((text) => [
    parseScenario(text)
      .filter(({ world }) => world)
      .map(({ name }) => name)
      .join('+') || 'default',
    text,
  ]),
)

/** Every GET without an id in its path, with the query parameters that it requires. */
const lists = Object.values(operations)
  .filter(({ method, params }) => method === 'GET' && params === null)
  .map(
    ({ id, path }) =>
      [
        id,
        path + ({ listReviews: '?productId=prod-1' }[id as string] ?? (path.includes('/search/') ? '?q=a' : '')),
      ] as const,
  )

/** Ten thousand products are built only once; pairs use 200 to save time. */
const fewer = (chosen: readonly Scenario[]) =>
  chosen.map((scenario) =>
    chosen.length > 1 && scenario.world?.products
      ? { ...scenario, world: { products: 200, variantsEach: 3 } }
      : scenario,
  )

describe('each scenario and each pair', () => {
  test('that can be combined is opened here', () => {
    expect(texts.length).toBeGreaterThan(60)
    expect(shops.size).toBeGreaterThan(15)
  })

  test.each([...shops.keys()])('%s opens as a store, and its lists conform to the contract', async (scenario) => {
    const build = () => buildWorld(fewer(parseScenario(scenario)), 1)
    const shop = await openShop({ settings: { scenario }, build })
    const backend = createBackend({ shop })
    const { token } = await backend.signIn('ADMIN')
    const headers = { Authorization: `Bearer ${token}` }
    const answers = await Promise.all(
      lists.map(async ([id, path]) => {
        const { status } = await backend.fetch(new Request(`http://localhost${path}`, { headers }))
        return [id, status]
      }),
    )
    const isEmpty = scenario === 'empty-shop'
    expect(answers).toEqual(lists.map(([id]) => [id, isEmpty && id === 'listReviews' ? 404 : 200]))
  })
})
