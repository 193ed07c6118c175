import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { list, type Reader, unusable } from '../src/shared/api/answer-reader.ts'
import type { Schema } from './readers.ts'

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Answer> }>>
  components: { schemas: Record<string, Schema>; examples?: Record<string, Example> }
}
type Example = { $ref?: string; value?: unknown }

interface Answer {
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, 'generated/openapi.json'), 'utf8')) as Contract
const { schemas } = contract.components

const nameOf = ($ref = '') => $ref.slice($ref.lastIndexOf('/') + 1)

/** The success answer of each operation, with the contract's examples. */
const answers = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId = '', responses = {} }) => {
    const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
    const media = Object.values(answer?.content ?? {})[0]
    if (media === undefined) return []
    const examples = Object.values(media.examples ?? {}).map(
      ({ $ref, value }) => value ?? contract.components.examples?.[nameOf($ref)]?.value,
    )
    return [{ operationId, schema: media.schema, examples }]
  })

async function readerOf(schema: Schema): Promise<Reader> {
  if (schema.items) return list(await readerOf(schema.items))
  const name = nameOf(schema.$ref)
  const module = (await import(`./generated/readers/${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`)) as Record<
    string,
    Reader
  >
  return module[`read${name}`] ?? (() => unusable)
}

/** Paths where a value does not have the contract's type; limits and formats are ignored. */
function wrongTypes(schema: Schema, value: unknown, path = '$'): string[] {
  const found = schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {})
  if (found.oneOf) return found.oneOf.some((one) => wrongTypes(one, value).length === 0) ? [] : [path]
  const types = [found.type ?? []].flat()
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  if (!types.some((each) => (each === 'integer' ? 'number' : each) === type)) return [`${path} is ${type}`]
  if (Array.isArray(value)) return value.flatMap((row, at) => wrongTypes(found.items ?? {}, row, `${path}[${at}]`))
  if (type !== 'object') return []
  const fields = value as Record<string, unknown>
  return Object.entries(found.properties ?? {}).flatMap(([name, field]) =>
    fields[name] === undefined && !found.required?.includes(name)
      ? []
      : wrongTypes(field, fields[name], `${path}.${name}`),
  )
}

/** The value with one of its parts, chosen by number, replaced. */
function spoilt(value: unknown, pick: number, by: unknown): unknown {
  let count = pick
  const walk = (part: unknown): unknown => {
    count -= 1
    if (count === 0) return by
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]))
  }
  return walk(value)
}

test('every operation with an answer has an example', () => {
  expect(answers.length).toBeGreaterThan(40)
  expect(
    answers
      .filter(({ examples }) => examples.length === 0 || examples.includes(undefined))
      .map(({ operationId }) => operationId),
  ).toEqual([])
})

test.each(answers)('a valid answer of $operationId is read unchanged', async ({ schema, examples }) => {
  const read = await readerOf(schema)
  for (const example of examples) expect(read(example, { dropped: 0 })).toEqual(example)
})

test.each(answers)('the types hold, whatever replaces a part of the answer of $operationId', async (answer) => {
  const read = await readerOf(answer.schema)
  const anything = fc.constantFrom(undefined, null, '', 'odd', '12', 0, -1, true, [], {}, [null], [{}])
  fc.assert(
    fc.property(fc.constantFrom(...answer.examples), fc.integer({ min: 1, max: 80 }), anything, (example, pick, by) => {
      const found = read(spoilt(example, pick, by), { dropped: 0 })
      expect(found === unusable ? [] : wrongTypes(answer.schema, found)).toEqual([])
    }),
    { seed: 1, numRuns: 150 },
  )
})

test('a picture without an id is kept, and one without an address is dropped', async () => {
  const read = list(await readerOf({ $ref: '#/components/schemas/ProductImage' }))
  const picture = { image_url: '/media/ring.avif', is_primary: true, display_order: 1 }
  expect(read([picture, { ...picture, id: 'img-2', image_url: '' }], { dropped: 0 })).toEqual([{ ...picture, id: '' }])
})
