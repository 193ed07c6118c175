import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { generatedSchemaAgrees } from '#contracts/judge/generated-schema.ts'
import { operations } from '#openapi/generated/operations.ts'
import { shopFacts } from '#contracts/shop/shop-knowledge.ts'
import { alteringEach, type Between, checkHost, unchanged } from './host-fixture.ts'

afterEach(() => void vi.restoreAllMocks())

/** Reads the categories of a page by another schema than the one that was generated. */
function generateNamesAs(name: z.ZodType) {
  const { generatedSchema } = shopFacts
  const page = operations.listCategories.answers[200].schema
  const altered = page.extend({ data: z.array(page.shape.data.element.extend({ name })) })
  vi.spyOn(shopFacts, 'generatedSchema').mockImplementation((id, status) =>
    id === 'listCategories' && status === 200 ? altered : generatedSchema(id, status),
  )
}

const ofCategories = (between: Between) => checkHost(between, ['--only', 'categories'])
const law = generatedSchemaAgrees.name

test('a generated schema that refuses what the contract allows is found at a sound host', async () => {
  generateNamesAs(z.number())
  const { exitCode, drift, out } = await ofCategories(unchanged)
  expect({ exitCode, drift }).toEqual({
    exitCode: 1,
    drift: [
      'DRIFT  listCategories 200  $.data[*].name  expected a generated schema that allows what the contract allows, got the generated schema refuses what the contract allows: Invalid input: expected number, received string',
    ],
  })
  expect(out).toContain(law)
})

const namelessly = alteringEach('/v1/categories', ({ name: _name, ...category }) => ({ ...category, name: 7 }))

test('a generated schema that allows what the contract refuses is found beside what the host does wrong', async () => {
  generateNamesAs(z.unknown())
  const { exitCode, out } = await ofCategories(namelessly)
  expect(exitCode).toBe(1)
  expect(out).toContain('the generated schema allows what the contract refuses')
})

const withMore = alteringEach('/v1/categories', (category) => ({ ...category, colour: 'red' }))

test.each([
  ['a wrong type', namelessly],
  ['a field that is missing', alteringEach('/v1/categories', ({ name: _name, ...category }) => category)],
  ['a field that is not documented', withMore],
])('%s, which both refuse, is one finding', async (_what, between) => {
  const { drift, out } = await ofCategories(between)
  expect(drift.length).toBe(1)
  expect(out).not.toContain('generated schema')
})

test('a generated schema that refuses something else is found beside a field that is not documented', async () => {
  generateNamesAs(z.number())
  const { out } = await ofCategories(withMore)
  expect(out).toContain('$.data[*].colour')
  expect(out).toContain('the generated schema refuses what the contract allows')
})
