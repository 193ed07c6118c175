import type { Finding } from '#contracts/judge/finding.ts'

/** A finding about the shape of a list, with other fields as given. */
export const finding = (rest: Partial<Finding> = {}): Finding => ({
  operation: 'listCollections',
  status: '200',
  path: '$.data[4].name',
  expected: 'string',
  got: 'null',
  times: 1,
  seenIn: ['listCollections 200'],
  rule: 'type',
  class: 'structure',
  effect: 'breaking',
  law: 'structure',
  sentence: 'An answer has the shape that the contract documents for its status.',
  reason: 'Clients are generated from the contract and fail on what it does not allow.',
  culprit: { operation: 'listCollections', call: 'GET /v1/collections as guest, answered 200' },
  calls: ["curl -i 'http://127.0.0.1:4010/v1/collections'"],
  ...rest,
})
