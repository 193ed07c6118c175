import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { blankGroup, groupRules, groupPayload, groupValues } from './group.ts'
import { groups } from './../groups.ts'

test('all three fields are required', () => {
  expect(Object.keys(errorsBy(groupRules, blankGroup))).toEqual(['name', 'description', 'thumbnail'])
  expect(errorsBy(groupRules, { name: ' ', description: 'x', thumbnail: '/a' })).toEqual({
    name: 'Please enter a name',
  })
  expect(errorsBy(groupRules, { name: 'Rings', description: 'x', thumbnail: '/a' })).toEqual({})
})

test.each(['nonsense', 'javascript:alert(1)', '//other.test/a.png', 'data:text/html,x', 'https://'])(
  'a thumbnail at %s is refused by its name',
  (thumbnail) => {
    expect(errorsBy(groupRules, { name: 'Rings', description: 'x', thumbnail })).toEqual({
      thumbnail: 'Please enter a thumbnail address with https://, or with / for the shop’s own pictures',
    })
  },
)

test.each(['/media/ring.avif', ' https://pictures.test/ring.png ', 'http://localhost:4010/uploads/1'])(
  'a thumbnail at %s is accepted',
  (thumbnail) => {
    expect(errorsBy(groupRules, { name: 'Rings', description: 'x', thumbnail })).toEqual({})
  },
)

test('exactly the three fields are sent', () => {
  expect(groupPayload({ name: ' Rings ', description: 'For hands', thumbnail: ' /a.avif ' })).toEqual({
    name: 'Rings',
    description: 'For hands',
    thumbnail: '/a.avif',
  })
})

test('a collection update uses the message of a category update', () => {
  expect(groups.category.created).toBe('Category created successfully!')
  expect(groups.collection.created).toBe('Collection created successfully!')
  expect(groups.category.updated).toBe('Category updated successfully!')
  expect(groups.collection.updated).toBe('Category updated successfully!')
})

test('a record without a name fills no form', () => {
  expect(groupValues(null)).toBeNull()
  expect(groupValues({ id: 'cat-1' })).toBeNull()
  expect(groupValues({ id: 'cat-1', name: 'Rings', thumbnail: null })).toEqual({
    name: 'Rings',
    description: '',
    thumbnail: '',
  })
})
