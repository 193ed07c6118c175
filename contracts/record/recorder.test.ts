import { expect, test } from 'vitest'
import { contractOf } from '#openapi/contract/contract.ts'
import { createRecorder } from './recorder.ts'

const integers = { type: 'object', properties: { id: { type: 'integer' }, price: { type: 'number' } } }
const answering = (type: string, schema: object) => ({
  responses: { '200': { description: 'Any', content: { [type]: { schema } } } },
})
const contract = contractOf(
  {
    openapi: '3.1.0',
    paths: {
      '/': { get: answering('application/json', integers) },
      '/items/': { get: answering('application/json', integers) },
      '/items/{id}': { get: answering('application/json', integers) },
      '/items/new': { get: answering('application/json', integers) },
      '/items.csv': { get: answering('text/csv', { type: 'string' }) },
      '/export': {
        get: {
          responses: {
            '200': { description: 'Any', content: { 'application/json': { schema: integers }, 'text/csv': {} } },
          },
        },
      },
      '/note': { get: answering('text/plain', { type: 'string', 'x-personal': 'name' }) },
      '/picture': { get: answering('image/png', {}) },
    },
  },
  'items.yaml',
)

/** What is recorded of one GET of a host that gives an answer. */
async function recorded(path: string, answer: Response) {
  const recorder = createRecorder(contract, 'http://items.test')
  await recorder
    .listening(() => Promise.resolve(answer))(new Request(`http://items.test${path}`))
    .catch(String)
  const { calls, lost, emptied } = recorder.calls()
  return { kept: calls.map((call) => [call.path, call.text]), lost, emptied }
}

const sent = (text: string, type = 'application/json', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } })

test.each(['/', '/items/', '/items/7', '/items/new'])('a call of %s is recorded', async (path) => {
  expect(await recorded(path, sent('{"id":1}'))).toEqual({ kept: [[path, '{"id":1}']], lost: {}, emptied: 0 })
})

test.each(['{"id":9007199254740993}', '{"price":4.50}', '{"price":1E5}', '{"id":1e400}'])(
  'the number of %s is recorded as it was sent',
  async (text) => {
    expect((await recorded('/items/7', sent(text))).kept).toEqual([['/items/7', text]])
  },
)

test('a documented text is recorded, unless the contract calls it personal', async () => {
  const csv = 'id,name\n1,ring\n'
  expect((await recorded('/items.csv', sent(csv, 'text/csv; charset=utf-8'))).kept).toEqual([['/items.csv', csv]])
  expect((await recorded('/export', sent(csv, 'text/csv'))).kept).toEqual([['/export', csv]])
  expect((await recorded('/note', sent('Meera Nair', 'text/plain'))).kept).toEqual([['/note', 'Person 1']])
})

test.each([
  ['/items//', sent('{}'), { lost: { 'outside of the contract': 1 } }],
  ['/planets', sent('{}'), { lost: { 'outside of the contract': 1 } }],
  ['/items/7', new Response(null, { status: 304 }), { lost: { 'answered with 304': 1 } }],
  ['/items/7', sent('x'.repeat(5_000_001)), { lost: { 'with an answer above 5 MB': 1 } }],
  ['/items/7', Response.error(), { lost: { 'answered with 0': 1 } }],
  ['/picture', sent('PNG', 'image/png'), { kept: [['/picture', '']], emptied: 1 }],
  ['/items.csv', sent('<p>Late</p>', 'text/html'), { kept: [['/items.csv', '']], emptied: 1 }],
])('what is not kept of %s is counted', async (path, answer, counted) => {
  expect(await recorded(path, answer)).toEqual({ kept: [], lost: {}, emptied: 0, ...counted })
})

test('a call without an answer is counted', async () => {
  const recorder = createRecorder(contract, 'http://items.test')
  const listening = recorder.listening(() => Promise.reject(new Error('no line')))
  await expect(listening(new Request('http://items.test/items/7'))).rejects.toThrow('no line')
  expect(recorder.calls().lost).toEqual({ 'without a whole answer': 1 })
})
