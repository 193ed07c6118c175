import { expect, test } from 'vitest'
import { matchingScreens } from './entries.ts'

const screens = ['Products', 'Create Product', 'Orders'].map((name) => ({ name }))
const names = (text: string) => matchingScreens(screens, text).map(({ name }) => name)

test('finds a screen by its words in any order', () => {
  expect(names('product create')).toEqual(['Create Product'])
  expect(names('PROD')).toEqual(['Products', 'Create Product'])
  expect(names('ｐｒｏｄúct crèate')).toEqual(['Create Product'])
})

test('shows all for an empty text and none without a match', () => {
  expect([names(' ').length, names('xyz').length]).toEqual([3, 0])
})
