import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subsetFonts } from './subset-fonts.ts'

test('the fonts of the shop are what `npm run fonts` makes', async () => {
  const made = await subsetFonts()
  expect(made).toHaveLength(3)
  for (const { file, font } of made)
    expect(font.equals(readFileSync(new URL(file, import.meta.url))), `${file}: run npm run fonts`).toBe(true)
})
