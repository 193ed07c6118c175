import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diff } from '#contracts/diff/command.ts'
import { record } from '#contracts/record/command.ts'
import type { KitRule } from '#mocks/any-contract/project/define-kit.ts'
import { partOf, readProject } from '#mocks/any-contract/project/read-project.ts'
import { readRecording } from '#mocks/engine/tape/recording-file.ts'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { check } from '../command.ts'

interface Har {
  log: { entries: { request: { url: string } }[] }
}

const folder = mkdtempSync(join(tmpdir(), 'tenant-'))
const fixture = join(import.meta.dirname, '../../../mocks/any-contract/project/library-fixture')
const config = join(fixture, 'kit.config.ts')
const project = await readProject(config)
const store = await partOf(project, 'store')
const contract = await readContract(project.config.contract)
const { backend: library } = await anyContract(contract, store).open()
const origin = 'http://127.0.0.1:1/api'
afterAll(() => rmSync(folder, { recursive: true }))

const said: string[] = []
const surroundings = {
  env: { CHECK_TOKEN: 'reader-key', CHECK_ADMIN_TOKEN: 'librarian-key' },
  now: new Date('2026-11-28T06:00:00Z'),
  out: (text: string) => void said.push(text),
  err: (text: string) => void said.push(text),
  fetch: (...given: ConstructorParameters<typeof Request>) => library.fetch(new Request(...given)),
}

test('a project is judged by its configuration, with its own rule among the calls, and nothing is found', async () => {
  expect([await check([origin, '--config', config, '--write'], surroundings), said.join('\n')]).toEqual([
    0,
    expect.stringContaining('requests to 12 operations'),
  ])
  expect(said.join('\n'), 'what is said to leave nothing').not.toContain('takeBack may have made')
})

test('--list prints what is its own', async () => {
  said.length = 0
  expect(await check(['--list', '--config', config], surroundings)).toBe(0)
  expect(said.join('\n')).toMatch(
    /Not sent:[^]*\n {2}lend a book and take it back, twice\n[^]*\n {2}books-come-back-once\n/,
  )
})

/** Checks the library with a return of its own, and gives the laws that it breaks. */
async function lawsBrokenBy(takeBack: KitRule, flags: readonly string[]) {
  const { backend } = await anyContract(contract, { ...store, operations: { takeBack } }).open()
  const out: string[] = []
  await check(['http://127.0.0.1:1', '--config', config, ...flags], {
    ...surroundings,
    out: (text) => out.push(text),
    fetch: (...given) => backend.fetch(new Request(...given)),
  })
  return { out: out.join('\n'), laws: [...out.join('\n').matchAll(/^ +breaking, ([\w-]+):/gm)].map(([, law]) => law) }
}

const loanOf: (call: Parameters<KitRule>[0]) => Readonly<Record<string, unknown>> = ({ db, params }) =>
  db.table('loans').where('key', params.loanId ?? '')[0]?.record ?? {}

test('its own law finds a return that comes before its loan', async () => {
  const { laws } = await lawsBrokenBy((call) => ({ ...loanOf(call), returnedAt: '2001-01-01T00:00:00Z' }), ['--write'])
  expect(laws).toContain('returns-follow-loans')
})

test('its own journey finds, alone too, that a book can be taken back twice', async () => {
  const only = ['--write', '--only', 'journey:take it back']
  const { out, laws } = await lawsBrokenBy((call) => ({ ...loanOf(call), returnedAt: call.now.toISOString() }), only)
  expect([out, laws]).toEqual([
    expect.stringMatching(/: 1 exchanges and journeys, \d+ requests/),
    ['books-come-back-once'],
  ])
})

test('it is recorded by its configuration, at a time in its zone', async () => {
  const recording = join(folder, 'recording')
  const args = [origin, '--config', config, '--recording', recording, '--write', '--at', '2026-12-24T10:00']
  expect([await record(args, surroundings), said.at(-1)]).toEqual([0, expect.any(String)])
  const text = readFileSync(join(recording, 'recording.har'), 'utf8')
  const { log } = JSON.parse(text) as Har
  const paths = log.entries.map(({ request }) => new URL(request.url).pathname)
  expect(paths.join(' ')).toMatch(/\/loans\/\d+\/return/)
  expect(readRecording(text).at).toBe('2026-12-24T09:00:00.000Z')
})

test('an older contract is compared with that of its configuration, and its own journey is named', async () => {
  const older = join(folder, 'older.yaml')
  writeFileSync(older, readFileSync(join(fixture, 'library.yaml'), 'utf8').replace('[bookId, memberId]', '[bookId]'))
  said.length = 0
  expect(await diff([older, '--config', config], surroundings)).toBe(1)
  expect(said.join('\n')).toMatch(/memberId[^]*lend a book and take it back, twice/)
})

test('a configuration that is wrong ends a command with one line', async () => {
  writeFileSync(join(folder, 'wrong.config.ts'), 'export default { store: {} }\n')
  said.length = 0
  expect(await check([origin, '--config', join(folder, 'wrong.config.ts')], surroundings)).toBe(2)
  expect(said.join('\n')).toMatch(/wrong\.config\.ts: contract is missing\.$/)
})
