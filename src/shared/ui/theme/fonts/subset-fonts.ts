import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Each small font, and the font of fontsource that it is a part of. */
const parts = {
  'cormorant-common.woff2': '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  'cormorant-rupee.woff2': '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2',
  'hanken-grotesk-common.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
}

/** Kerning, ligatures, accents, and digits of one height and one width. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'calt', 'locl', 'lnum', 'tnum']

/** The characters of a `unicode-range`, such as `U+0020-007E, U+00A0`. */
const charactersIn = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const to = Number.parseInt(last, 16)
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset))
    })
    .join('')

/**
 * The small fonts, with the weights and characters that their rules in `fonts.css` name. Throws if a font has no rule.
 */
export async function subsetFonts(): Promise<{ file: string; font: Buffer }[]> {
  const rules = (await readFile(new URL('../fonts.css', import.meta.url), 'utf8')).split('@font-face')
  return Promise.all(
    Object.entries(parts).map(async ([file, whole]) => {
      const rule = rules.find((each) => each.includes(`./fonts/${file}`)) ?? ''
      const [, range = ''] = /unicode-range:([^;]+);/.exec(rule) ?? []
      const [, min = '', max = ''] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
      if (range === '' || max === '') throw new Error(`fonts.css has no rule with weights and characters for ${file}.`)
      const source = await readFile(fileURLToPath(import.meta.resolve(whole)))
      const wght = { min: Number(min), max: Number(max) }
      const options = { targetFormat: 'woff2' as const, keepFeatures, variationAxes: { wght } }
      return { file, font: await subsetFont(source, charactersIn(range), options) }
    }),
  )
}
