import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContract } from '#openapi/contract/read-contract.ts'
import { withFile } from './file-of-commit.ts'

const folder = mkdtempSync(join(tmpdir(), 'commit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })

const contract = (word: string) => `openapi: 3.1.0
info: { title: ${word}, version: '1' }
paths:
  /${word}: { $ref: '../paths/${word}.yaml' }
`
git('init', '--quiet')
for (const name of ['api', 'paths']) mkdirSync(join(folder, name))
writeFileSync(
  join(folder, 'paths/old.yaml'),
  'get: { operationId: readOld, responses: { 204: { description: None } } }',
)
writeFileSync(join(folder, 'api/api.yaml'), contract('old'))
writeFileSync(join(folder, 'notes.yaml'), 'no: contract')
git('add', '.')
git('commit', '--quiet', '--message', 'Old')
writeFileSync(join(folder, 'api/api.yaml'), contract('new'))
rmSync(join(folder, 'paths/old.yaml'))
git('add', '.')

const operationsOf = (given: string) =>
  withFile(given, async (file) => (await readContract(file)).operations.map(({ id }) => id), folder)

test('a file of a commit is read with what it refers to, and what is staged stays', async () => {
  const staged = git('diff', '--cached', '--name-only').toString()
  expect(await operationsOf('HEAD:api/api.yaml')).toEqual(['readOld'])
  expect(git('diff', '--cached', '--name-only').toString()).toBe(staged)
})

test.each([
  ['nowhere:api/api.yaml', 'nowhere:api/api.yaml: git knows no commit nowhere here'],
  ['HEAD:api.yaml', 'HEAD:api.yaml: HEAD has no YAML or JSON file api.yaml'],
  ['HEAD:notes.yaml', 'HEAD:notes.yaml: notes.yaml could not be read as an OpenAPI file: '],
])('of %s it is said in one line what is wrong', async (given, line) => {
  const message = await operationsOf(given).catch(String)
  expect(message).toContain(line)
  expect(message).not.toContain('\n')
})

test.each(['C:/api.yaml', 'https://host/api.yaml', 'api.yaml'])('%s is no file of a commit', async (given) => {
  expect(await withFile(given, (file) => Promise.resolve(file), folder)).toBe(given)
})
