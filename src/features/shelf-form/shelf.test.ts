import { expect, test } from 'vitest'
import { blankShelf, shelfFaults, shelfPayload, shelfValues, shelves } from './shelf.ts'

test('all three fields are required', () => {
  expect(Object.keys(shelfFaults(blankShelf))).toEqual(['name', 'description', 'thumbnail'])
  expect(shelfFaults({ name: ' ', description: 'x', thumbnail: '/a' })).toEqual({ name: 'Please enter a name' })
  expect(shelfFaults({ name: 'Rings', description: 'x', thumbnail: '/a' })).toEqual({})
})

test('exactly the three fields are sent', () => {
  expect(shelfPayload({ name: ' Rings ', description: 'For hands', thumbnail: ' /a.avif ' })).toEqual({
    name: 'Rings',
    description: 'For hands',
    thumbnail: '/a.avif',
  })
})

test('the texts are those of the catalogue, the collection update with the words of the category', () => {
  expect(shelves.category.created).toBe('Category created successfully!')
  expect(shelves.collection.created).toBe('Collection created successfully!')
  expect(shelves.category.updated).toBe('Category updated successfully!')
  expect(shelves.collection.updated).toBe('Category updated successfully!')
})

test('a record without a name fills no form', () => {
  expect(shelfValues(null)).toBeNull()
  expect(shelfValues({ id: 'cat-1' })).toBeNull()
  expect(shelfValues({ id: 'cat-1', name: 'Rings', thumbnail: null })).toEqual({
    name: 'Rings',
    description: '',
    thumbnail: '',
  })
})
