import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'docs/*.md'], { cwd: root }).map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8'),
}))

/** What a pattern's first group finds in all documents, each with its document. */
const found = (pattern: RegExp) =>
  documents.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, word = '']) => ({ name, word })))

test('each npm script that a document names exists', () => {
  const named = found(/\bnpm run ([a-z][\w:-]*)/g)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ word }) => !(word in manifest.scripts))).toEqual([])
})

/** What the recipes write. */
const example = /brand/

test('each file and folder of the project that a document names exists', () => {
  const named = found(/[`\s]((?:src|mocks|contracts|e2e|openapi|docs|deploy)\/[\w./-]*\w\/?)(?=[`\s])/g)
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ word }) => !example.test(word) && !existsSync(join(root, word)))).toEqual([])
})

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

const headings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))

test('each link of a document to another one finds it and its heading', () => {
  const broken = found(/\]\((?!https?:)([^)\s]+)(?: "[^"]*"| '[^']*')?\)/g).filter(({ name, word }) => {
    const [path = '', anchor] = word.split('#')
    const file = path === '' ? join(root, name) : join(root, dirname(name), path)
    return !existsSync(file) || (anchor !== undefined && !headings(file).includes(anchor))
  })
  expect(headings(join(root, 'README.md'))).toContain('the-map')
  expect(broken).toEqual([])
})

test('docs/check.md lists the folders of contracts', () => {
  const [, rooms = ''] =
    /`contracts\/` has \w+ rooms(.*?`shop\/`)/.exec(readFileSync(join(root, 'docs/check.md'), 'utf8')) ?? []
  const named = [...rooms.matchAll(/[:,] `(\w+)\/`/g)].map(([, name = '']) => `contracts/${name}`)
  const folders = globSync('contracts/*', { cwd: root }).filter((name) => !name.includes('.'))
  expect(named.toSorted()).toEqual(folders.map((name) => name.replaceAll('\\', '/')).toSorted())
})
