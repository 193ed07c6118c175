import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unknownSettings } from './unknown-settings.ts'

test('a misspelt setting is named together with the nearest one', () => {
  expect(
    unknownSettings({ VITE_API_ULR: 'https://api.example.com', PRERENDER_FORM: '', VITE_API_MODE: 'live' }),
  ).toEqual([
    'VITE_API_ULR is ignored: there is no such setting. The nearest is VITE_API_URL.',
    'PRERENDER_FORM is ignored: there is no such setting. The nearest is PRERENDER_FROM.',
  ])
})

test('every documented setting is known', () => {
  const documented = readFileSync('docs/commands.md', 'utf8')
  const named = [...documented.matchAll(/`((?:VITE|PRERENDER)_[A-Z_]+)`/g)].map(([, name = '']) => [name, ''] as const)
  expect(named.length).toBeGreaterThan(6)
  expect(unknownSettings(Object.fromEntries(named))).toEqual([])
})
