import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { violations } from './check-answer.ts'
import { jsonOf, shareAnswers } from './shared-answer.ts'

const Bead = z.strictObject({ id: z.string(), shelf: z.string() })
const answers = {
  200: { contentType: 'application/json', schema: z.strictObject({ data: z.array(Bead), total: z.int() }) },
}
const operation = {
  id: 'listBeads',
  tag: 'beads',
  method: 'GET',
  path: '/beads',
  access: 'public',
  params: null,
  query: null,
  body: null,
  answers,
}

const placesIn = (body: object) => violations(operation, 200, body).map(({ path }) => path)

const answerOf = shareAnswers(({ id }: { id: string }, shelf: { name: string } | undefined) => ({
  id,
  shelf: shelf?.name ?? 'none',
}))
const bead = { id: 'bead-1' }
const shelf = { name: 'upper' }

describe('an answer that is cached for each row', () => {
  test('is the same for the same row and part, and another for another part', () => {
    expect(answerOf(bead, shelf)).toBe(answerOf(bead, shelf))
    expect(answerOf(bead, { name: 'lower' })).toEqual({ id: 'bead-1', shelf: 'lower' })
    expect(answerOf(bead, undefined)).toEqual({ id: 'bead-1', shelf: 'none' })
  })

  test.each([
    ['alone', answerOf(bead, shelf)],
    ['in a list', { data: [answerOf(bead, shelf), answerOf({ id: 'bead-“2”' }, shelf)], total: 2, left: undefined }],
    ['in an empty list', { data: [], total: 0 }],
    ['beside others', { data: [answerOf(bead, shelf), { id: 'bead-3' }, undefined] }],
    ['not at all', [1, null, { id: 'bead-4', made: undefined }]],
  ])('is written as JSON.stringify writes it: %s', (_where, body) => {
    expect(jsonOf(body)).toBe(JSON.stringify(body))
    expect(jsonOf(body)).toBe(JSON.stringify(body))
  })

  test('is checked against the contract, with the path of each error', () => {
    const broken = shareAnswers(({ id }: { id: number }, _part: undefined) => ({ id, shelf: 'upper' }))
    const list = { data: [answerOf(bead, shelf), broken({ id: 7 }, undefined)], total: 2 }
    const isWhole = () => violations(operation, 200, { data: [answerOf(bead, shelf)], total: 1 }).length === 0
    expect([isWhole(), isWhole()]).toEqual([true, true])
    expect([placesIn(list), placesIn(list)]).toEqual([['body.data[1].id'], ['body.data[1].id']])
    expect(placesIn({ data: [answerOf(bead, shelf)], total: 'two' })).toEqual(['body.total'])
  })
})
