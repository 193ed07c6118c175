import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diff } from '#contracts/diff/command.ts'
import { record } from '#contracts/record/command.ts'
import { partOf, readProject } from '#mocks/any-contract/project/read-project.ts'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { serveContract } from '#mocks/any-contract/serve-contract.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { check } from '../command.ts'

interface Har {
  log: { entries: { request: { url: string } }[] }
}

const folder = mkdtempSync(join(tmpdir(), 'tenant-'))
const config = join(folder, 'kit.config.ts')
let origin = ''
let served: Awaited<ReturnType<typeof serveContract>>

beforeAll(async () => {
  const fixture = join(import.meta.dirname, '../../../mocks/any-contract/project/library-fixture')
  cpSync(join(fixture, 'library.yaml'), join(folder, 'library.yaml'))
  const project = await readProject(join(fixture, 'kit.config.ts'))
  const { contract } = project.config
  writeFileSync(config, "export default { contract: 'library.yaml', check: { also: ['takeBack'] } }\n")
  const store = await partOf(project, 'store')
  served = await serveContract(anyContract(await readContract(contract), store), { port: 0 })
  origin = `${served.origin}/api`
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const said: string[] = []
const surroundings = {
  env: { CHECK_TOKEN: 'reader-key', CHECK_ADMIN_TOKEN: 'librarian-key' },
  now: new Date('2026-11-28T06:00:00Z'),
  out: (text: string) => void said.push(text),
  err: (text: string) => void said.push(text),
}

test('a project is judged by its configuration, with its own rule among the calls, and nothing is found', async () => {
  expect([await check([origin, '--config', config, '--write'], surroundings), said.join('\n')]).toEqual([
    0,
    expect.stringContaining('requests to 12 operations'),
  ])
})

test('it is recorded by its configuration', async () => {
  const recording = join(folder, 'recording')
  const args = [origin, '--config', config, '--recording', recording, '--write']
  expect([await record(args, surroundings), said.at(-1)]).toEqual([0, expect.any(String)])
  const { log } = JSON.parse(readFileSync(join(recording, 'recording.har'), 'utf8')) as Har
  const paths = log.entries.map(({ request }) => new URL(request.url).pathname)
  expect(paths.join(' ')).toMatch(/\/loans\/\d+\/return/)
})

test('an older contract is compared with that of its configuration', async () => {
  const older = join(folder, 'older.yaml')
  writeFileSync(older, readFileSync(join(folder, 'library.yaml'), 'utf8').replace('maximum: 2000', 'maximum: 3000'))
  said.length = 0
  expect(
    await diff([older, '--config', config], surroundings, {
      reachOf: () => ({ hooks: [], screens: [] }),
      journeys: [],
    }),
  ).toBe(1)
  expect(said.join('\n')).toContain('pages')
})

test('a configuration that is wrong ends a command with one line', async () => {
  writeFileSync(join(folder, 'wrong.config.ts'), 'export default { store: {} }\n')
  said.length = 0
  expect(await check([origin, '--config', join(folder, 'wrong.config.ts')], surroundings)).toBe(2)
  expect(said.join('\n')).toMatch(/wrong\.config\.ts: contract is missing\.$/)
})
