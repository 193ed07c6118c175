import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, textOf } from '#contracts/shop/app-usage/import-graph.ts'

interface Rule {
  sentence: string
  /** Each with its file and words of its title. */
  tests: { file: string; words: string }[]
}

/** The sentences of the document, each with the tests that stand behind it as links. */
const rules = [...readFileSync('docs/product.md', 'utf8').matchAll(/^- (.+)$/gm)].map(([, line = '']): Rule => {
  const [sentence = ''] = line.split(/ \[1\]\(/, 1)
  const links = [...line.matchAll(/\[\d+\]\(\.\.\/(\S+) (?:"([^"]{8,})"|'([^']{8,})')\)/g)]
  return { sentence, tests: links.map(([, file = '', words, quoted = '']) => ({ file, words: words ?? quoted })) }
})

/** The test titles in a file: the first argument of `test` and of the function that `test.each` returns. */
const titlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\btest|\))\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title)

test('each rule of the product names its tests, and the tests exist', () => {
  expect(rules.length).toBeGreaterThan(200)
  const wrong = rules.flatMap(({ sentence, tests }) => {
    if (tests.length === 0) return [`"${sentence}" names no test`]
    return tests.flatMap(({ file, words }) => {
      if (!existsSync(file)) return [`"${sentence}" names no file: ${file}`]
      return titlesOf(file).some((title) => title.includes(words)) ? [] : [`${file} has no test "${words}"`]
    })
  })
  expect(wrong).toEqual([])
})

/** The titles of tests that `npm test` leaves out, as far as each of a table is left out. */
const slowTitlesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\btest|\))\(\s*(['"`])(.+?)\1,\s*\{ (?:tag: '@slow'|tags: 'slow')/g)].map(
    ([, , title = '']) => title,
  )

test('each rule of the product has a test that npm test runs', () => {
  const slowOnly = rules
    .filter(({ tests }) =>
      tests.every(
        ({ file, words }) => file.includes('.slow.test.') || slowTitlesOf(file).some((title) => title.includes(words)),
      ),
    )
    .map(({ sentence }) => sentence)
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
  const promised = rules.flatMap(({ sentence }) => [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
  expect(promised.length).toBeGreaterThan(100)
  expect(promised.filter((text) => !isWritten(text))).toEqual([])
})
