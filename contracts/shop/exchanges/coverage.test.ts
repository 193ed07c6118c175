import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { allExchanges } from './all.ts'
import { as, exchangesOf } from './exchange.ts'
import { type RequestInput, requestFor } from '#openapi/contract/request.ts'

const documented = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers).map((status) => `${id} ${status}`),
)

describe('the exchanges', () => {
  it(`play all ${documented.length} documented answers of all ${Object.keys(operations).length} operations, each once`, () => {
    expect(allExchanges.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(documented.toSorted())
  })

  it('do not compile when an answer, an operation or a part of a request is missing', () => {
    const body = { code: 'A', description: '', max_discount: 1, discount_type: 'fixed' } as const
    const dates = { start_date: '2037-01-01T00:00:00Z', end_date: '2037-01-02T00:00:00Z' }
    const made = as('admin', { body: { ...body, ...dates } })
    // @ts-expect-error -- the answer 409 is not played, and does not follow from the contract
    exchangesOf('coupons', { createCoupon: { 201: made } })
    // @ts-expect-error -- the operation is not played
    exchangesOf('coupons', {})
    // @ts-expect-error -- the contract documents no answer 404
    exchangesOf('coupons', { createCoupon: { 201: made, 404: made, 409: made } })
    // @ts-expect-error -- the file is missing
    exchangesOf('upload', { uploadFile: { 201: as('admin', {}), 413: as('admin', {}), 415: as('admin', {}) } })
    expect(exchangesOf('coupons', { createCoupon: { 201: made, 409: made } })).toBeDefined()
  })
})

type Referring = { $ref?: string; value?: unknown }
type Content = Record<string, { examples?: Record<string, Referring> }>
type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; example: unknown }
type Described = {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}
const file = JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>
}

/** What a `#/…` reference points to. */
function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part
  const keys = part.$ref.slice(2).split('/')
  return resolved(keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], file) as Part)
}

const examplesOf = (content: Content) =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]) => [name, resolved(example).value] as const),
  )

const described = Object.values(file.paths).flatMap((item) =>
  Object.values(item).filter((part) => 'operationId' in part),
)

const answers = described.flatMap(({ operationId: id, responses }) =>
  Object.entries(responses).flatMap(([status, answer]) => {
    const { schema } = (operations[id].answers as Readonly<Record<string, { schema: z.ZodType }>>)[status] ?? {}
    const { content } = resolved(answer)
    return content ? [{ what: `${id} ${status}`, schema, examples: examplesOf(content) }] : []
  }),
)
const bodies = described.flatMap(({ operationId: id, requestBody }) =>
  requestBody
    ? [{ what: `${id} body`, schema: operations[id].body?.schema, examples: examplesOf(requestBody.content) }]
    : [],
)

/** Each operation with the examples of its parameters, once for each example of a body. */
const requests = described.flatMap(({ operationId, parameters = [], requestBody }) => {
  const given = (where: Parameter['in']) =>
    Object.fromEntries(
      parameters.map(resolved).flatMap((each) => (each.in === where ? [[each.name, each.example] as const] : [])),
    )
  const sent = requestBody ? examplesOf(requestBody.content) : []
  // A picture is no example in a text.
  if (operations[operationId].body?.required && sent.length === 0) return []
  return (sent.length > 0 ? sent : [['', undefined] as const]).map(([name, body]) => ({
    what: `${operationId} ${name}`,
    operation: operations[operationId],
    input: { params: given('path'), query: given('query'), body } as RequestInput,
  }))
})

/** What a freshly seeded shop answers to the example, called by one who may. */
async function statusOf({ operation, input }: (typeof requests)[number]): Promise<number> {
  const { backend, tokens } = await openMockSession({ origin: 'http://localhost', seed: 1, label: 'examples' })
  const token = operation.access === 'public' ? undefined : tokens[operation.access === 'ADMIN' ? 'admin' : 'customer']
  return (await backend.fetch(requestFor('http://localhost', operation, input, token))).status
}

const skipped = new Set(['servers', 'examples', 'example', 'x-samples'])

/** Every description in a part of the contract. */
const descriptionsIn = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => {
        if (skipped.has(key)) return []
        return key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value)
      })

it('the descriptions of the contract are not cut off: in YAML a comma ends one in braces that has no quotes', () => {
  const descriptions = descriptionsIn(file)
  expect(descriptions.length).toBeGreaterThan(300)
  expect(descriptions.filter((text) => !text.trimEnd().endsWith('.'))).toEqual([])
})

describe('the examples of the contract', () => {
  it('describe every operation', () => {
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  it(`name at least one for each of the ${answers.length} answers with a body`, () => {
    expect(answers.filter(({ examples }) => examples.length === 0)).toEqual([])
  })

  it('match the schema of their own answer or request', () => {
    const wrong = [...answers, ...bodies].flatMap(({ what, schema, examples }) =>
      examples.flatMap(([name, value]) => {
        const issues = schema ? schema.safeParse(value).error?.issues : [{ path: [], message: 'there is no schema' }]
        return (issues ?? []).map(({ path, message }) => `${what}: example ${name} at ${path.join('.')}: ${message}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('are requests that the seeded shop accepts', async () => {
    const answered = await Promise.all(requests.map(async (request) => `${request.what}: ${await statusOf(request)}`))
    expect(answered.filter((line) => !/ 20\d$/.test(line))).toEqual([])
  })
})
