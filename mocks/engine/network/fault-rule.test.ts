import { expect, test } from 'vitest'
import { checkFaultRules, faultRulesText, readFaultRules } from './fault-rule.ts'
import { operations } from '../kit/tiny-contract.ts'

const operationsOfShop = Object.values(operations)

test('rules written into an address are read back unchanged', () => {
  const rules = checkFaultRules(
    [
      { operation: 'borrowBook', kind: '409', probability: 0.2 },
      { operation: 'all', kind: 'missing-field', probability: 1, calls: 2 },
    ],
    operationsOfShop,
  )
  const text = faultRulesText(rules)
  expect(text).toBe('borrowBook:409:0.2,all:missing-field:1:2')
  expect(checkFaultRules(readFaultRules(text), operationsOfShop)).toEqual(rules)
  expect(checkFaultRules(readFaultRules('all:drip'), operationsOfShop)).toEqual([
    { operation: 'all', kind: 'drip', probability: 1 },
  ])
  expect(readFaultRules('')).toEqual([])
})

test.each([
  ['buyAll:500', 'operationId or "all"'],
  ['borrowBook:200', 'status from 400 to 599'],
  ['borrowBook:418', 'the contract documents no 418 for it'],
  ['all:418', 'the contract documents no 418 for it'],
  ['listBooks:409', 'the contract documents no 409 for it'],
  ['borrowBook:explode', 'no known kind'],
  ['borrowBook:500:2', 'probability from 0 to 1'],
  ['borrowBook:500:often', 'probability from 0 to 1'],
  ['borrowBook:500:1:0', '"calls" as a whole number'],
])('%s is refused with what it may be', (text, message) => {
  expect(() => checkFaultRules(readFaultRules(text), operationsOfShop)).toThrow(message)
})

test('anything but a list is refused', () => {
  expect(() => checkFaultRules({ operation: 'all' }, operationsOfShop)).toThrow('as a list')
})
