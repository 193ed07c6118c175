import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, textOf } from '#contracts/shop/app-usage/import-graph.ts'

/** The number of rules without a test. Lower it with each new test; it must never grow. */
const withoutTest = 0

const lines = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| ?(rule|-+) ?\|/.test(line))
const rules = lines.map((line) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1),
)
const isOpen = (named: string) => named === 'no test yet'
/** The tests that a rule names: each as written, its file, and words of its title. */
const namedTests = (named: string) =>
  named.split('<br>').map((one) => {
    const [, file = '', words = ''] = /^`(\S+)` › (.{8,})$/.exec(one.trim()) ?? []
    return { one, file, words }
  })

/** The test titles in a file: the first argument of `test` and of the function that `test.each` returns. */
const titlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\btest|\))\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title)

test('what the shop promises are the sentences whose tests are listed', () => {
  const text = readFileSync('docs/product.md', 'utf8')
  expect(text, 'Tests are listed in docs/promises.md.').not.toMatch(/^\|/m)
  const sentences = [...text.matchAll(/^- (.+)$/gm)].map(([, sentence]) => sentence)
  expect(sentences).toEqual(rules.map(([rule]) => rule))
})

test('each rule of the product names its tests, and the tests exist', () => {
  expect(rules.length).toBeGreaterThan(200)
  const wrong = rules.flatMap(([rule = '', named = '', ...more]) => {
    if (rule === '' || more.length > 0) return [`"${rule}" needs two columns`]
    if (isOpen(named)) return []
    return namedTests(named).flatMap(({ one, file, words }) => {
      if (!existsSync(file)) return [`"${rule}" names no file: ${one}`]
      return titlesOf(file).some((title) => title.includes(words)) ? [] : [`${file} has no test "${words}"`]
    })
  })
  expect(wrong).toEqual([])
})

/** The titles of tests that `npm test` leaves out, as far as each of a table is left out. */
const slowTitlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])(.+?)\1,\s*\{ tag: '@slow' \}/g)].map(
    ([, , title = '']) => title,
  )

test('each rule of the product has a test that npm test runs', () => {
  const slowOnly = rules
    .filter(([, named = '']) =>
      namedTests(named).every(
        ({ file, words }) => file.includes('.slow.test.') || slowTitlesOf(file).some((title) => title.includes(words)),
      ),
    )
    .map(([rule]) => rule)
  expect(slowOnly).toEqual([])
})

/** The source of the app as one text. */
const app = files
  .filter((file) => file.startsWith('src/') && !/\.test\.|fixture/.test(file))
  .map(textOf)
  .join('\n')

/** N and M stand for numbers, and what is around them may be in two places. */
const isWritten = (text: string) => text.split(/\b[NM]\b|item\(s\)/).every((part) => app.includes(part.trim()))

test('each text that the product promises is written in the app letter for letter', () => {
  const promised = rules.flatMap(([rule = '']) => [...rule.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  expect(promised.length).toBeGreaterThan(100)
  expect(promised.filter((text) => !isWritten(text))).toEqual([])
})

test('no rule loses its test', () => {
  const open = rules.filter(([, named = '']) => isOpen(named)).map(([rule]) => rule)
  expect(open.length, open.join('\n')).toBeLessThanOrEqual(withoutTest)
})
