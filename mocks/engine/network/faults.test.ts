import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Operation } from '../call/operation.ts'
import type { FaultRule } from './fault-rule.ts'
import { createFaults, noFaults } from './faults.ts'

const operation = (id: string, ...statuses: number[]): Operation => ({
  id,
  tag: 'shop',
  method: 'GET',
  path: `/${id}`,
  access: 'public',
  answers: Object.fromEntries([...statuses, 'default'].map((status) => [status, {}])),
})
const listProducts = operation('listProducts', 200)
const getProduct = operation('getProduct', 200, 404)
const addToCart = operation('addToCart', 201, 409)
const checkout = operation('checkout', 200, 401, 409)
const rule = (id: string, kind: FaultRule['kind'], probability = 1, calls?: number): FaultRule => ({
  operation: id,
  kind,
  probability,
  ...(calls !== undefined && { calls }),
})
const withRules = (rules: FaultRule[], seed = 1) => createFaults({ ...noFaults, rules }, seed)
const fates = (faults: ReturnType<typeof createFaults>, of: Operation, calls = 200) =>
  Array.from({ length: calls }, () => faults.next(of)?.kind)

test('which calls of an operation fail does not depend on other operations', () => {
  const alone = fates(withRules([rule('all', '500', 0.2)]), listProducts)
  expect(alone.filter(Boolean).length).toBeGreaterThan(20)
  expect(alone.filter(Boolean).length).toBeLessThan(60)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(getProduct, addToCart)), (others) => {
      const faults = withRules([rule('all', '500', 0.2)])
      const mixed = alone.map((_, call) => {
        for (const other of others.slice(0, call % 7)) faults.next(other)
        return faults.next(listProducts)?.kind
      })
      expect(mixed).toEqual(alone)
    }),
    { numRuns: 50 },
  )
})

test('another seed makes other calls fail, the same seed the same ones', () => {
  const rules = [rule('listProducts', 'cut', 0.3)]
  expect(fates(withRules(rules, 7), listProducts)).toEqual(fates(withRules(rules, 7), listProducts))
  expect(fates(withRules(rules, 7), listProducts)).not.toEqual(fates(withRules(rules, 8), listProducts))
})

test('a rule hits its own operation, and a status hits only operations that document it', () => {
  const faults = withRules([rule('checkout', '401'), rule('all', '409')])
  expect(faults.next(checkout)?.kind).toBe('401')
  expect(faults.next(addToCart)?.kind).toBe('409')
  expect(faults.next(listProducts)).toBeUndefined()
})

test('a rule for the first call does not hit later ones', () => {
  expect(fates(withRules([rule('listProducts', 'abort', 1, 1)]), listProducts, 3)).toEqual([
    'abort',
    undefined,
    undefined,
  ])
})

test('a rule that has hit its calls stays spent when other settings change, and a later one counts from then on', () => {
  const first = rule('listProducts', 'abort', 1, 1)
  const before = withRules([first])
  expect(fates(before, listProducts, 2)).toEqual(['abort', undefined])
  const slower = createFaults({ ...noFaults, latency: 300, rules: [first] }, 1, before)
  expect(fates(slower, listProducts, 2)).toEqual([undefined, undefined])
  const second = createFaults({ ...noFaults, rules: [first, rule('listProducts', 'cut', 1, 2)] }, 1, slower)
  expect(fates(second, listProducts, 3)).toEqual(['cut', 'cut', undefined])
  expect(fates(createFaults({ ...noFaults, rules: [] }, 1, second), listProducts, 1)).toEqual([undefined])
})

test('an error rate of a fifth fails about a fifth of the calls of each operation', () => {
  const faults = createFaults({ ...noFaults, errors: 0.2 }, 1)
  for (const one of [listProducts, getProduct, addToCart]) {
    const failed = Array.from({ length: 500 }, () => faults.next(one)).filter(Boolean)
    expect(failed.length).toBeGreaterThan(65)
    expect(failed.length).toBeLessThan(135)
  }
})
