import { afterEach, expect, test } from 'vitest'
import { StyleSheet } from './appended-sheets.ts'

const sheet = new StyleSheet()
afterEach(() => sheet.flush())

const appended = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.split(' {')[0]))

test('rules of one task share a sheet, and those of the next task are in a new one after it', async () => {
  const before = appended()
  sheet.insert('.one { color: red }')
  sheet.insert('.two { color: red }')
  await Promise.resolve()
  sheet.insert('@layer recipes { .three { color: red } }')
  expect(appended()).toEqual([...before, ['.one', '.two'], ['@layer recipes']])
  sheet.flush()
  expect(appended()).toEqual(before)
})

test('a rule for another browser is skipped, and those after it apply', () => {
  sheet.insert('p::of-another-browser { color: red }')
  sheet.insert('p { color: rgb(1, 2, 3) }')
  const text = document.body.appendChild(document.createElement('p'))
  expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)')
  text.remove()
})
