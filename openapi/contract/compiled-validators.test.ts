import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import { expect, test } from 'vitest'
import { compiledValidators } from './compiled-validators.ts'
import { contractOf } from './contract.ts'
import { libraryFile } from './fixtures/library-file.ts'
import { formats } from './formats.ts'
import { readContract } from './read-contract.ts'
import { judgedRegExp } from './reg-exp.ts'
import type { SchemaError } from './validator.ts'

interface Compiled {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}

const asModule = (given: unknown) => (typeof given === 'function' ? { default: given } : given)
const shown = (errors: readonly SchemaError[]) => errors.map(({ instancePath, message }) => [instancePath, message])

/** The validators of a contract, as a page has them. */
function compiledOf(contract: ReturnType<typeof contractOf>): Record<string, Compiled> {
  const text = compiledValidators(contract)
  expect(text).not.toMatch(/new Function|\beval\b/)
  const modules = {
    'ajv/dist/runtime/ucs2length': asModule(ucs2length),
    'ajv/dist/runtime/equal': asModule(equal),
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what a bundler does with the text
  return new Function('formats', 'judgedRegExp', 'modules', text)(formats, judgedRegExp, modules) as Record<
    string,
    Compiled
  >
}

const books = [{ id: 1, title: 'Emma', genre: 'novel' }]
test.each([
  ['what fits', books],
  ['a wrong type, a missing field and a wrong choice', [{ id: 'one', genre: 'song', price: -1 }]],
  ['no list', 7],
])('validators that were compiled before say of %s what those of this process say', async (_, value) => {
  const contract = await readContract(libraryFile)
  const body = contract.operations.find(({ id }) => id === 'listBooks')?.answers['200']?.body
  const validate = compiledOf(contract)['#/paths/~1books/get/responses/200/content/application~1json/schema']
  const said = validate?.(value) === true ? [] : (validate?.errors ?? [])
  expect(shown(said)).toEqual(shown(body?.validate(value) ?? []))
})

test('formats, patterns, unique items and ranges of media types are compiled too', () => {
  const schema = {
    type: 'object',
    properties: {
      at: { type: 'string', format: 'date-time' },
      code: { type: 'string', pattern: '^\\p{L}+$', minLength: 2 },
      tags: { type: 'array', uniqueItems: true },
    },
  }
  const responses = { '200': { description: 'Any', content: { 'image/*': { schema } } } }
  const contract = contractOf({ openapi: '3.1.0', paths: { '/a': { get: { responses } } } }, 'a.yaml')
  const [validate] = Object.values(compiledOf(contract))
  expect(validate?.({ at: '2026-11-28T10:00:00Z', code: 'Łé', tags: [{ a: 1 }, { a: 2 }] })).toBe(true)
  expect(validate?.({ at: '2026-11-28 10:00:00Z', code: '1', tags: [{ a: 1 }, { a: 1 }] })).toBe(false)
  expect(validate?.errors?.map(({ keyword }) => keyword)).toEqual(['format', 'minLength', 'pattern', 'uniqueItems'])
})
