import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Finding } from '#contracts/finding.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
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

  test('a field that several operations share is added once', () => {
    const added = { class: 'additive', expected: 'no such field' } as const
    const one = finding('$.zz', added.expected, '7', { ...added, operation: 'getProduct' })
    const list = finding('$.data[*].zz', added.expected, '7', { ...added, operation: 'listProducts' })
    expect(changed(one, list)).toEqual(['+zz: { type: integer }'])
    expect(propose([one, list]).left).toEqual([])
    expect(changed(one, { ...list, got: 'null' })).toEqual(['+zz: { type: [integer, "null"] }'])
  })

  test('a new field of an answer for which several statuses are accepted', () => {
    const about = { class: 'additive', operation: 'getProduct' } as const
    const accepted = finding('$.zz', 'no such field', '7', { ...about, status: '200 or 404' })
    expect(propose([accepted]).patch).toContain('openapi/schemas/products.yaml')
    expect(changed(accepted)).toEqual(['+zz: { type: integer }'])
    const unknown = { ...accepted, status: '418 or 419' }
    expect(propose([unknown])).toEqual({ patch: '', left: [unknown] })
  })

  test.each(['weird/key', 'a.b', '[0]', 'with "quotes" and \\', ': #', '', '7', 'null', '$ref', 'größe'])(
    'a new field that is named %j',
    (name) => {
      const added = finding(`$.data[3]${jsonPath([name]).slice(1)}`, 'no such field', 'true', { class: 'additive' })
      const [line = ''] = changed(added)
      expect(parse(line.slice(1))).toEqual({ [name]: { type: 'boolean' } })
    },
  )

  test('a field with the name of a path is not taken for the field at that path', () => {
    const unlike = finding('$["data[3].name"]', 'string', '7')
    expect(propose([unlike])).toEqual({ patch: '', left: [unlike] })
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
