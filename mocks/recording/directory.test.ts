import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordingText } from '#mocks/engine/tape/recording-file.ts'
import { openDirectory } from '#mocks/engine/tape/read-directory.ts'
import { openRecording } from './recording.ts'

const at = '2026-11-16T06:00:00.000Z'
const call = { method: 'GET', path: '/v1/tax-categories', status: 200, headers: {}, text: '{"data":[]}' }
const whole = recordingText({ at, calls: [call] })

function directoryWith(text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'recording-'))
  writeFileSync(join(directory, 'recording.har'), text)
  return directory
}

test.each([
  ['text that is not JSON', 'ring', /cannot be used: it was not made by npm run record\.$/],
  ['a cut file', whole.slice(0, 200), /cannot be used: it was not made by npm run record\.$/],
  [
    'an archive of a browser',
    JSON.stringify({ log: { version: '1.2', creator: { name: 'Firefox', version: '1' }, entries: [{}] } }),
    /cannot be used: it was not made by npm run record\.$/,
  ],
  [
    'a recording of another version',
    whole.replace('"version": "1"', '"version": "0"'),
    /cannot be used: it has version 0 of the format, and this project reads version 1: record again\.$/,
  ],
  [
    'a recording of another API',
    recordingText({ at, calls: [{ ...call, path: '/todos' }] }),
    /cannot be used: none of its calls is one of this contract, so it is of another API\.$/,
  ],
  [
    'a damaged entry',
    whole.replace('"status": 200', '"status": "fine"'),
    /cannot be used: entry 0 is damaged at response\.status: record again\.$/,
  ],
])('a directory with %s is refused in one line', async (_what, text, message) => {
  await expect(openDirectory(directoryWith(text), openRecording)).rejects.toThrow(message)
})

test('a missing directory is refused with the command that creates one', async () => {
  await expect(openDirectory('/nowhere', openRecording)).rejects.toThrow(
    '/nowhere holds no recording.har: make one with npm run record -- <url> --recording /nowhere',
  )
})

test('without a recorded sign-in the kit’s accounts can sign in, and scenarios may only change the network', async () => {
  const { accounts, build, at: from } = await openDirectory(directoryWith(whole), openRecording)
  expect(accounts.map(({ email }) => email)).toEqual(['customer@shop.test', 'admin@shop.test'])
  expect(from.toISOString()).toBe(at)
  expect(build({ seed: 1, scenario: 'slow-network' })).toMatchObject({ products: [], users: [{}, {}] })
  expect(() => build({ seed: 1, scenario: 'sold-out' })).toThrow(
    'The scenario "sold-out" changes the seeded shop, but this one is a recording.',
  )
})
