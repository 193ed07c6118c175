import { type Json, objectIn } from '#openapi/contract/json.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Change } from './change.ts'
import { compare } from './compare.ts'
import { edits } from '#contracts/shop/diff/edits.ts'

const text = readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')
/** The paths that the edits are about: each other would only be compared with itself. */
const edited =
  '/cart /products /products/{id} /reviews /reviews/all /api/checkout /tax-categories /orders/admin/all /users/me'
const read = (): Json => {
  const contract = JSON.parse(text) as Json
  return {
    ...contract,
    paths: Object.fromEntries(edited.split(' ').map((path) => [path, objectIn(contract.paths)[path]])),
  }
}

function compared(edit: (contract: Json) => void): Change[] {
  const after = read()
  edit(after)
  return compare(read(), after)
}

const changesOf = (name: string) => compared(edits.find(([edit]) => edit === name)?.[2] ?? (() => undefined))

test('a contract does not differ from itself', () => expect(compared(() => undefined)).toEqual([]))

describe('the class of an edit is that of its worst change', () => {
  test.each(edits)('%s: %s', (_name, expected, edit) => {
    expect(compared(edit)[0]?.class).toBe(expected)
  })
})

test('a change of a shared schema is one change with all its operations', () => {
  expect(changesOf('a field of an answer changes its type')).toEqual([
    expect.objectContaining({
      class: 'breaking',
      sentence: expect.stringMatching(
        /^answer 20\d: data\.reviews?(\[\])?\.id: type changed from "string" to "integer"$/,
      ),
    }),
    expect.objectContaining({ class: 'breaking' }),
  ])
})

test('a removed path names its operation', () => {
  expect(changesOf('a path goes')[0]).toMatchObject({
    operations: ['listAllReviews'],
    sentence: 'the operation is gone',
  })
})
