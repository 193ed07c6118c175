import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { recordingText } from '#mocks/engine/tape/recording-file.ts'
import { runRecord } from '#contracts/shop/record/command-fixture.ts'
import { alteringEach, type Between, runCheck, startHost, unchanged } from '#contracts/shop/check/host-fixture.ts'
import { differencesOf } from './compare.ts'
import { noteCounterparts } from './counterparts.ts'

/** Where the calls of a tag of an unchanged host are recorded. */
async function recordingOf(only: string) {
  await using host = await startHost(unchanged)
  return (await runRecord([host.origin, '--only', only], { fetch: host.fetch })).directory
}
let collections: string
beforeAll(async () => {
  collections = await recordingOf('collections')
})

/** What a check finds at a changed host against the recording of an unchanged one. */
async function checkedAgainst(between: Between, recording = collections) {
  await using host = await startHost(between)
  return runCheck([host.origin, '--against', recording], { fetch: host.fetch })
}

test.each(['collections', 'search'])('the host that was recorded answers as it did: %s', async (tag) => {
  const recording = tag === 'collections' ? collections : await recordingOf(tag)
  const { exitCode, drift, out } = await checkedAgainst(unchanged, recording)
  expect({ exitCode, drift }).toEqual({ exitCode: 0, drift: [] })
  expect(out).toMatch(/: 1 exchanges and journeys, \d+ requests/)
})

test('a field that is gone and another value are told', async () => {
  const renamed = alteringEach('/v1/collections', ({ thumbnail, ...rest }) => ({ ...rest, picture: thumbnail }))
  expect((await checkedAgainst(renamed)).out).toContain('answers-as-recorded')
  const other = alteringEach('/v1/collections', (each, index) =>
    index === 0 ? { ...each, description: 'Else' } : each,
  )
  const { drift, exitCode } = await checkedAgainst(other)
  expect(exitCode).toBe(1)
  expect(drift.join('\n')).toMatch(/listCollections 200 {2}\$\.data\[\S+\]\.description {2}expected .* got "Else"/)
})

test('a directory without a recording says how to make one', async () => {
  await using host = await startHost(unchanged)
  const { exitCode, err } = await runCheck([host.origin, '--against', 'docs'], { fetch: host.fetch })
  expect(exitCode).toBe(2)
  expect(err).toBe('--against docs: it holds no recording.har: make one with npm run record -- <url> --recording docs')
})

test('a recording of another API is not taken for one that keeps the contract', async () => {
  await using host = await startHost(unchanged)
  const directory = mkdtempSync(join(tmpdir(), 'recording-'))
  const call = { method: 'GET', path: '/todos', status: 200, headers: {}, text: '[]' }
  writeFileSync(join(directory, 'recording.har'), recordingText({ at: '2026-11-16T06:00:00.000Z', calls: [call] }))
  const { exitCode, err } = await runCheck([host.origin, '--against', directory], { fetch: host.fetch })
  expect(exitCode).toBe(2)
  expect(err).toMatch(/^Nothing could be judged: no call of the recording is a read of this contract[^\n]*$/)
})

test.each([['--write'], ['--fuzz', '5'], ['--only', 'products']])(
  'it does nothing beside, such as %s',
  async (...flag) => {
    const { exitCode, err } = await runCheck(['http://127.0.0.1:1', '--against', 'docs', ...flag])
    expect(exitCode).toBe(2)
    expect(err).toMatch(/^--against repeats the reads of a recording alone: leave out --write, --fuzz and --only\.\n/)
  },
)

test('ids and dates of a host that was seeded anew are mapped', () => {
  const recorded = [
    { id: 'a1', name: 'Ring', created_at: '2026-11-01T10:00:00Z', category_id: 'c1' },
    { id: 'a2', name: 'Chain', created_at: '2026-11-02T10:00:00Z', category_id: 'c1' },
  ]
  const got = [
    { id: 'z9', name: 'Chain', created_at: '2026-11-12T10:00:00Z', category_id: 'k7' },
    { id: 'z8', name: 'Ring', created_at: '2026-11-11T10:00:00Z', category_id: 'k7' },
  ]
  const counterparts = new Map<string, string>()
  noteCounterparts([{ id: 'c1', name: 'Rings' }], [{ id: 'k7', name: 'Rings' }], counterparts)
  noteCounterparts(recorded, got, counterparts)
  const how = { counterparts, since: 10 * 86_400_000, isHidden: () => false }
  expect([...differencesOf(recorded, got, how)]).toEqual([])
  const [first, second] = got
  expect([...differencesOf(recorded, [{ ...first, category_id: 'k8' }, second], how)]).toMatchObject([
    { path: '$[0].category_id', expected: '"c1"', got: '"k8"' },
  ])
  expect([...differencesOf(recorded, [second], how)]).toMatchObject([
    { path: '$', expected: '2 with Chain', got: '1 without' },
  ])
})
