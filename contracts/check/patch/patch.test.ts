import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Finding } from '#contracts/judge/finding.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { finding as anyFinding } from '../finding-fixture.ts'
import { propose } from './patch.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

const finding = (path: string, expected: string, got: string, rest: Partial<Finding> = {}): Finding =>
  anyFinding({ path, expected, got, ...rest })

const added = (kind: Finding['kind']) => ({ class: 'additive', rule: 'no such field', kind }) as const

/** The lines that the proposed patch removes and adds. */
function changed(...findings: Finding[]): string[] {
  const lines = propose(shopContract, findings).patch.split('\n')
  return lines.filter((line) => /^[+-](?![+-])/.test(line)).map((line) => line[0] + line.slice(1).trim())
}

describe('a patch documents what the host answers', () => {
  test('a new field', () => {
    const picture = finding('$.data[*].picture', 'no such field', '"/media/a.avif"', added('string'))
    expect(changed(picture)).toEqual(['+picture: { type: string }'])
  })

  test('two fields that are missing', () => {
    const missing = ['thumbnail', 'description'].map((name) =>
      finding(`$.data[*].${name}`, 'string', 'nothing', { rule: 'required' }),
    )
    expect(changed(...missing)).toEqual(['-required: [id, name, description, thumbnail]', '+required: [id, name]'])
  })

  test('another type', () => {
    const [, after] = changed(finding('$.data[*].thumbnail', 'string', 'null', { kind: 'null' }))
    expect(after).toMatch(/^\+thumbnail: \{ type: \[string, "null"\], description/)
  })

  test('a new value of a list', () => {
    const status = finding('$[*].payment_status', '"Paid" or "Unpaid"', '"Refunded"', {
      operation: 'listAllOrders',
      rule: 'enum',
      kind: 'string',
      value: 'Refunded',
    })
    expect(changed(status).join()).toContain('Paid, Unpaid, Refunded')
  })

  test('a field that several operations share is added once', () => {
    const one = finding('$.zz', 'no such field', '7', { ...added('integer'), operation: 'getProduct' })
    const list = finding('$.data[*].zz', 'no such field', '7', { ...added('integer'), operation: 'listProducts' })
    expect(changed(one, list)).toEqual(['+zz: { type: integer }'])
    expect(propose(shopContract, [one, list]).unpatched).toEqual([])
    expect(changed(one, { ...list, kind: 'null' })).toEqual(['+zz: { type: [integer, "null"] }'])
  })

  test('a new field of an answer for which several statuses are accepted', () => {
    const about = { ...added('integer'), operation: 'getProduct', status: '200 or 404' } as const
    const accepted = finding('$.zz', 'no such field', '7', about)
    expect(propose(shopContract, [accepted]).patch).toContain('openapi/schemas/products.yaml')
    expect(changed(accepted)).toEqual(['+zz: { type: integer }'])
    const unknown = { ...accepted, status: '418 or 419' }
    expect(propose(shopContract, [unknown])).toEqual({ patch: '', unpatched: [unknown] })
  })

  test.each(['weird/key', 'a.b', '[0]', 'with "quotes" and \\', ': #', '', '7', 'null', '$ref', 'größe'])(
    'a new field that is named %j',
    (name) => {
      const path = `$.data[3]${jsonPath([name]).slice(1)}`
      const [line = ''] = changed(finding(path, 'no such field', 'true', added('boolean')))
      expect(parse(line.slice(1))).toEqual({ [name]: { type: 'boolean' } })
    },
  )

  test('a field with the name of a path is not taken for the field at that path', () => {
    const unlike = finding('$["data[3].name"]', 'string', '7', { kind: 'integer' })
    expect(propose(shopContract, [unlike])).toEqual({ patch: '', unpatched: [unlike] })
  })

  test('a number beyond its limit', () => {
    const rating = finding('$.data.reviews[*].rating', 'at most 5', '6', {
      operation: 'listAllReviews',
      rule: 'maximum',
      kind: 'integer',
    })
    expect(changed(rating)[1]).toBe("+rating: { type: integer, minimum: 1, description: 'Stars, 1 to 5.' }")
  })
})

test('findings that no edit of the contract can settle are left', () => {
  const law = finding('$.pagination.total', '25', '24', {
    class: 'behaviour',
    rule: 'law',
    law: 'total counts the records',
  })
  const status = finding('status', '200', '500', { class: 'protocol', rule: 'status' })
  expect(propose(shopContract, [law, status])).toEqual({ patch: '', unpatched: [law, status] })
})
