import { expect, test } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { brokenRequests } from './broken-requests.ts'

const last = <Item>(_what: string, items: readonly Item[]): Item => {
  const chosen = items.at(-1)
  if (chosen === undefined) throw new Error('There is nothing to choose.')
  return chosen
}

/** What is called broken of a request whose body has a schema, in one media type. */
function brokenOf(type: string, schema: object, body: unknown): string[] {
  const requestBody = { content: { [type]: { schema } } }
  const [operation] = contractOf(
    { openapi: '3.1.0', paths: { '/pets': { post: { requestBody, responses: {} } } } },
    'pets.yaml',
  ).operations
  return operation ? [...brokenRequests(operation, { body }, last)].map(([why]) => why) : []
}

const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 9 },
    age: { type: 'integer' },
    home: { type: 'object' },
    born: { type: 'string', readOnly: true },
  },
}
const long = '$.name: longer than 9'

test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'of a form only texts are broken: %s',
  (type) => {
    expect(brokenOf(type, pet, { name: 'Tom' })).toEqual(['$.name: left out', long, '$.age: a fraction'])
  },
)

test.each(['image/png', 'application/octet-stream', 'text/plain'])('of %s nothing is broken', (type) => {
  expect(brokenOf(type, { type: 'string', format: 'binary' }, 'bytes')).toEqual([])
})

test('what only answers hold is not broken, since a host may ignore it', () => {
  const broken = brokenOf('application/json', { ...pet, required: ['name', 'born'] }, { name: 'Tom' })
  expect(broken).toContain(long)
  expect(broken.filter((why) => why.includes('born'))).toEqual([])
})
