import { expect, test } from 'vitest'
import { schemaReader } from '#openapi/contract/schema.ts'
import { unknownFields } from './unknown-fields.ts'

test('a field whose name matches a pattern of the schema is known', () => {
  const schema = schemaReader({})({
    type: 'object',
    properties: { id: { type: 'integer' } },
    patternProperties: { '^x-': {} },
    additionalProperties: false,
  })
  expect(unknownFields(schema, { id: 1, 'x-note': 'a' })).toEqual([])
})
