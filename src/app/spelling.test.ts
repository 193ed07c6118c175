import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const text = Object.values(sources).join('\n')

test('a label has one spelling, whichever screen it is on', () => {
  const labels = [...text.matchAll(/\b(?:label|header)(?:=|: )["'](?<label>[^"'\n]+)["']/g)].map(
    ({ groups }) => groups?.label ?? '',
  )
  const spellings = Map.groupBy(new Set(labels), (label) => label.toLowerCase().replaceAll(/\W/g, ''))
  expect(labels.length).toBeGreaterThan(150)
  expect([...spellings.values()].filter(({ length }) => length > 1)).toEqual([])
})

test('email is written without a hyphen', () => {
  expect(text.match(/.*\be-mail.*/gi)).toBeNull()
})
