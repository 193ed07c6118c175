import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { finding } from '../finding-fixture.ts'
import { located } from './finding-location.ts'
import { wordsOfFinding } from './in-words.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

test('a status is told by the line of its operation, which refers to what all operations share', () => {
  const about = { operation: 'searchCoupons', status: '403', path: 'status', rule: 'status' } as const
  const { file, line } = wordsOfFinding(located(shopContract, finding(about)))
  expect(file).toBe('openapi/paths/search.yaml')
  expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain("'403':")
})

test('where a finding was seen leaves out its law, which is told beside', () => {
  const seenIn = ['getCart 200', 'reading the host', 'sums-add-up']
  expect(wordsOfFinding(located(shopContract, finding({ law: 'sums-add-up', seenIn }))).seenIn).toEqual([
    'getCart 200',
    'reading the host',
  ])
})
