import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'
import { check } from '../command.ts'
import { library } from './library-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Checks the library, which also answers a sign-in, with a check part of its own. */
async function checked(name: string, part: string, { flags = ['--write'], env = {} } = {}) {
  const config = join(folder, `${name}.mjs`)
  writeFileSync(config, `export default { contract: ${JSON.stringify(libraryFile)}, check: ${part} }`)
  const { fetch } = library('/api')
  const said: string[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--config', config, '--budget', '600000', ...flags], {
    env,
    now: new Date('2026-11-28T06:00:00Z'),
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    fetch: async (...given) => {
      const request = new Request(...given)
      const isSignIn = new URL(request.url).pathname === '/sessions'
      return isSignIn ? Response.json({ data: { key: 'secret-key' } }) : fetch(request)
    },
  })
  return { exitCode, said: said.join('\n') }
}

const readerAddsNothing = (status: string) => `{
  accounts: { user: { signIn: 'POST /sessions {"user":"me","password":"secret-word"}', tokenAt: 'data.key' }, reader: {} },
  journeys: [{
    name: 'a reader adds no book',
    about: ['addBook'],
    async make({ ask }) { await ask('addBook', 'reader', { body: { title: 'Emma', genre: 'novel' } }, ['${status}']) },
  }],
}`

test('a caller signs in by the call of the configuration, and another one has the token of its own setting', async () => {
  const env = { CHECK_READER_TOKEN: 'reader-key' }
  const { exitCode, said } = await checked('accounts', readerAddsNothing('403'), { env })
  expect({ exitCode, said }).toEqual({ exitCode: 0, said: expect.stringContaining(' 0 findings, ') })
  const broken = await checked('broken', readerAddsNothing('201'), { env })
  expect([broken.exitCode, broken.said]).toEqual([1, expect.stringContaining('seen in: a reader adds no book')])
  expect(broken.said).not.toMatch(/secret-word|reader-key/)
})

test('without its setting a caller cannot call, which is told, and a journey that writes waits for --write', async () => {
  const lacking = await checked('lacking', readerAddsNothing('403'))
  expect(lacking.said).toContain('there is no token for the reader: a reader adds no book')
  const reading = await checked('reading', readerAddsNothing('403'), { flags: [] })
  expect(reading.said).toMatch(/since it writes: add --write for it: .*a reader adds no book/)
})

test.each([
  ['account', "{ accounts: { user: { signIn: 'enter' } } }", 'check.accounts: the contract has no operation "enter".'],
  ['undo', '{ undo: { lend: {} } }', 'check.undo: the contract has no operation "lend".'],
  [
    'about',
    "{ journeys: [{ name: 'lend', about: ['lend'], make: () => undefined }] }",
    'check.journeys: the contract has no operation "lend".',
  ],
  [
    'law',
    "{ laws: [{ name: 'near', sentence: 'A.', reason: 'B.', judge: ({ answer }) => [answer.body.shelf.name] }] }",
    /^check\.laws: near cannot judge an answer of \w+: Cannot read properties of undefined \(reading 'name'\)\.$/,
  ],
])('a wrong %s ends the check with one line', async (name, part, line) => {
  const { exitCode, said } = await checked(name, part, { env: { CHECK_TOKEN: 'secret-key' } })
  expect(exitCode).toBe(2)
  expect(said).toMatch(line)
})
