import { expect, test } from 'vitest'
import { contractOf } from './contract.ts'
import { bodiesFor } from './made-up.ts'

const how = { unique: (text: string) => text }
const node = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties })
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The bodies to try for a request whose schema is `Node`. */
function bodiesOf(schemas: object, example?: unknown): unknown[] {
  const content = { 'application/json': { schema: to('Node'), ...(example !== undefined && { example }) } }
  const paths = { '/nodes': { post: { requestBody: { content }, responses: {} } } }
  const [operation] = contractOf({ openapi: '3.1.0', components: { schemas }, paths }, 'nodes.yaml').operations
  return operation ? bodiesFor(operation, how) : []
}

test('what is required in a circle cannot be made up, and the reason names it', () => {
  const circle = { Node: node({ next: to('Link') }), Link: node({ node: to('Node') }) }
  expect(() => bodiesOf(circle)).toThrow(/^its fields are required in a circle: (?:Node|Link)$/)
})

test('of choices one that does not lead back is made up', () => {
  const sum = node({ left: to('Node'), right: to('Node') })
  expect(bodiesOf({ Node: { oneOf: [to('Sum'), { type: 'integer' }] }, Sum: sum })).toContainEqual({
    left: 1,
    right: 1,
  })
})
