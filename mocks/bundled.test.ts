import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

// Inside the project, as all sources are, in a folder that git ignores.
const reports = join(import.meta.dirname, '../reports')
mkdirSync(reports, { recursive: true })
const cache = join(import.meta.dirname, '../node_modules/.cache/suvarnika')
const folder = mkdtempSync(join(reports, 'bundled-'))
const [entry, word] = [join(folder, `entry-${process.pid}.ts`), join(folder, 'word.ts')]

function run(): string {
  const launch = `import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'bundled.mjs')).href)})
    .then(({ runBundled }) => runBundled(${JSON.stringify(entry)}))`
  return execFileSync(process.execPath, ['--eval', launch], { encoding: 'utf8' })
}

test('a bundle runs like its sources, and is rebuilt when one of them changes', () => {
  writeFileSync(
    entry,
    "import { word } from './word.ts'\nprocess.stdout.write([word, import.meta.main, import.meta.dirname].join(' '))",
  )
  writeFileSync(word, "export const word: string = 'ring'")
  expect(run()).toBe(`ring true ${folder}`)
  expect(run()).toBe(`ring true ${folder}`)
  writeFileSync(word, "export const word: string = 'bangle'")
  expect(run()).toBe(`bangle true ${folder}`)
  for (const made of globSync(`*-entry-${process.pid}.{mjs,json}`, { cwd: cache })) rmSync(join(cache, made))
  rmSync(folder, { recursive: true })
})
