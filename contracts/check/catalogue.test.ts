import { shopContract } from '#contracts/shop/shop-contract.ts'
import { expect, test } from 'vitest'
import type { Finding } from '#contracts/judge/finding.ts'
import { codeOf } from './catalogue.ts'
import { finding } from './finding-fixture.ts'

const ofStatus = (operation: Finding['operation'], status: string, got: string) =>
  finding({ operation, status, path: 'status', rule: 'status', class: 'protocol', law: 'protocol', got })
const sql = { operation: 'createReview', call: `POST /v1/reviews as customer, {"comment":"' OR '1'='1"}` } as const

test.each<[code: number | undefined, of: Finding]>([
  [200, finding()],
  [307, ofStatus('getMe', '401', '200')],
  [308, ofStatus('deleteProduct', '401', '204')],
  [306, ofStatus('cancelOrder', '403', '200')],
  [305, ofStatus('cancelOrder', '403', '401')],
  [206, ofStatus('createReview', '400 or 401', '201')],
  [100, ofStatus('createReview', '201', '500, "Down."')],
  [300, { ...ofStatus('createReview', '201', '500, "Down."'), culprit: sql }],
  [309, finding({ rule: 'law', law: 'errors-tell-nothing-of-the-host', path: 'body' })],
  [undefined, finding({ rule: 'law', law: 'sums-add-up' })],
])('the catalogue has the code %s for such a finding', (code, of) => {
  expect(codeOf(shopContract, of)).toBe(code)
})
