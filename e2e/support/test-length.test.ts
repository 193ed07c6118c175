import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '#contracts/shop/app-usage/import-graph.ts'

const root = join(import.meta.dirname, '../..')
const most = 60

/** The tests of a formatted file. Each ends at the closing line with the indentation of its first line. */
function testsIn(file: string): { place: string; length: number }[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, start) => {
    const [, indent] = /^( *)(?:test|it)(?:\.(?!describe|use|extend)\w+)*(?:\(|`)/.exec(line) ?? []
    if (indent === undefined) return []
    const end = lines.findIndex(
      (other, index) => index >= start && new RegExp(`^${indent}(?! )[^\\]]*\\)$`).test(other),
    )
    return [{ place: `${file}:${start + 1}`, length: (end < 0 ? lines.length : end) - start + 1 }]
  })
}

test(`no test is longer than ${most} lines`, () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).flatMap(testsIn)
  expect(tests.length).toBeGreaterThan(500)
  expect(tests.filter(({ length }) => length > most).map(({ place, length }) => `${place}: ${length}`)).toEqual([])
})
