import { expect, test } from 'vitest'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import type { Schema } from '#openapi/contract/schema.ts'

type Field = readonly [path: string, schema: Schema]

const fieldsIn = (path: string, { properties = {}, items, choices = [] }: Schema): Field[] => [
  ...Object.entries(properties).flatMap(([name, field]): Field[] => [
    [`${path}.${name}`, field],
    ...fieldsIn(`${path}.${name}`, field),
  ]),
  ...[...choices, ...(items ? [items] : [])].flatMap((inner) => fieldsIn(path, inner)),
]

/** `customer_email` and `customerEmail` as `customer email`. */
const wordsOf = (path: string) =>
  path
    .slice(path.lastIndexOf('.') + 1)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .replaceAll('_', ' ')
    .toLowerCase()

const isMarked = ([, schema]: Field) => schema['x-personal'] !== undefined

/** The texts that are named like one that is marked as personal, and are not. Products and groups have a name, too. */
function unmarked(schemas: Iterable<readonly [string, Schema]>): string[] {
  const fields = [...schemas].flatMap(([name, schema]) => fieldsIn(name, schema))
  const personal = new Set(fields.filter(isMarked).map(([path]) => wordsOf(path)))
  personal.delete('name')
  return fields
    .filter((field) => !isMarked(field) && field[1].types.includes('string'))
    .map(([path]) => path)
    .filter((path) => [...personal].some((words) => ` ${wordsOf(path)} `.includes(` ${words} `)))
}

test('a text that is named like a personal one is marked with x-personal, so that recordings hide it', () => {
  const text: Schema = { types: ['string'], required: [], examples: [], isOpen: false }
  const supplier: Schema = { ...text, types: ['object'], properties: { contact_email: text, statement: text } }
  expect(unmarked([...shopContract.schemas, ['Supplier', supplier]])).toEqual(['Supplier.contact_email'])
})
