import { describe, expect, test } from 'vitest'
import type { Finding } from '#contracts/finding.ts'
import { propose } from './patch.ts'

const finding = (path: string, expected: string, got: string, rest: Partial<Finding> = {}): Finding => ({
  operation: 'listCollections',
  status: '200',
  step: 'listCollections 200',
  class: 'structure',
  effect: 'breaking',
  law: 'structure',
  sentence: 'The answer has the documented shape.',
  curl: 'curl -i http://127.0.0.1/v1/collections',
  path,
  expected,
  got,
  times: 1,
  ...rest,
})

/** The lines that the proposed patch removes and adds. */
function changed(...findings: Finding[]): string[] {
  const lines = propose(findings).patch.split('\n')
  return lines.filter((line) => /^[+-](?![+-])/.test(line)).map((line) => line[0] + line.slice(1).trim())
}

describe('a patch documents what the host answers', () => {
  test('a new field', () => {
    const added = finding('$.data[*].picture', 'no such field', '"/media/a.avif"', { class: 'additive' })
    expect(changed(added)).toEqual(['+picture: { type: string }'])
  })

  test('two fields that are missing', () => {
    const missing = ['thumbnail', 'description'].map((name) => finding(`$.data[*].${name}`, 'string', 'nothing'))
    expect(changed(...missing)).toEqual(['-required: [id, name, description, thumbnail]', '+required: [id, name]'])
  })

  test('another type', () => {
    const [, after] = changed(finding('$.data[*].thumbnail', 'string', 'null'))
    expect(after).toMatch(/^\+thumbnail: \{ type: \[string, "null"\], description/)
  })

  test('a new value of a list', () => {
    const status = finding('$[*].payment_status', '"Paid" or "Unpaid"', '"Refunded"', { operation: 'listAllOrders' })
    expect(changed(status).join()).toContain('Paid, Unpaid, Refunded')
  })

  test('a number beyond its limit', () => {
    const rating = finding('$.data.reviews[*].rating', 'at most 5', '6', { operation: 'listAllReviews' })
    expect(changed(rating)[1]).toBe("+rating: { type: integer, minimum: 1, description: 'Stars, 1 to 5.' }")
  })
})

test('findings that no edit of the contract can settle are left', () => {
  const law = finding('$.pagination.total', '25', '24', { class: 'behaviour', law: 'total counts the records' })
  const status = finding('status', '200', '500', { class: 'protocol' })
  expect(propose([law, status])).toEqual({ patch: '', left: [law, status] })
})
