import { spawn } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from '#contracts/check/command.ts'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { prove } from '#mocks/any-contract/proof-fixture.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { install } from './support/install.ts'

/*
 * The contracts of others in docs/any-api.md: what the backend of each remembers, judged by another validator than its own.
 */
const folder = join(import.meta.dirname, '../node_modules/.cache/contracts')
install(folder, [
  '@readme/oas-examples@8.2.2',
  '@scalar/galaxy@0.2.20',
  '@directus/specs@15.2.0',
  '@octokit/openapi@23.0.2',
  '@loopback/example-todo@6.0.0',
])
const modules = join(folder, 'node_modules')

/** The contract that LoopBack's example makes of its own code when it is started. */
async function writtenByLoopback(): Promise<string> {
  const file = join(folder, 'todo.json')
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0' }
  const child = spawn(process.execPath, ['.'], { cwd: join(modules, '@loopback/example-todo'), env })
  try {
    let said = ''
    for await (const text of child.stdout) {
      said += String(text)
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (origin === undefined) continue
      writeFileSync(file, await (await fetch(`${origin}/openapi.json`)).text())
      return file
    }
    throw new Error(`It did not start: ${said}`)
  } finally {
    child.kill()
  }
}

/** Of these no answer can be right: whatever fits one of their choices fits another one too. */
const impossible = /^(?:repos\/create-or-update-file-contents|git\/create-blob) .*oneOf$/

test.each([
  ['@scalar/galaxy/dist/3.1.json', 1, 1],
  ['@directus/specs/dist/openapi.json', 13, 13],
  ['@readme/oas-examples/3.1/json/readme.json', 4, 6],
  ['@readme/oas-examples/3.1/json/train-travel.json', 1, 1],
  ['@octokit/openapi/generated/api.github.com.json', 50, 51],
  ['@loopback/example-todo', 1, 1],
])('of %s %i of %i resources are remembered, and each answer is valid', async (file, remembered, resources) => {
  const proof = await prove(file.endsWith('.json') ? join(modules, file) : await writtenByLoopback())
  process.stdout.write(`${file}: ${proof.operations} operations, ${proof.answers} answers judged\n`)
  expect(proof.faults.filter((fault) => !impossible.test(fault))).toEqual([])
  expect(proof).toMatchObject({ remembered, resources })
})

test.each([
  '@scalar/galaxy/dist/3.1.json',
  '@directus/specs/dist/openapi.json',
  '@readme/oas-examples/3.1/json/readme.json',
  '@readme/oas-examples/3.1/json/train-travel.json',
  '@readme/oas-examples/3.0/json/petstore-expanded.json',
  '@loopback/example-todo',
])('the check with --write finds nothing at the backend of %s', async (name) => {
  const file = name.endsWith('.json') ? join(modules, name) : await writtenByLoopback()
  const { backend } = await anyContract(await readContract(file)).open()
  const out: string[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file, '--write', '--budget', '600000'], {
    env: { CHECK_TOKEN: 'meera:secret' },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => out.push(text),
    fetch: (...given) => backend.fetch(new Request(...given)),
  })
  expect({ exitCode, out: exitCode === 0 ? '' : out.join('\n') }).toEqual({ exitCode: 0, out: '' })
})

describe('each answer is valid of', () => {
  const others = globSync('@readme/oas-examples/3.[01]/json/*.json', { cwd: modules })
  // One is judged above; the refusals of one fit all of their choices; one is in a dialect that the validator does not know.
  test.each(others.filter((file) => !/train-travel|readme|validation-local/.test(file.replace('@readme', ''))))(
    '%s',
    async (file) => {
      expect((await prove(join(modules, file))).faults).toEqual([])
    },
  )
})
