import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { recordingText } from '#mocks/engine/tape/recording-file.ts'
// Otherwise the first test would load it within its own time.
import '../engine/tape/read-directory.ts'
import { recording } from './vite-plugin.ts'

const call = { method: 'GET', path: '/v1/tax-categories', status: 200, headers: {}, text: '{"data":[]}' }
const session = recordingText({ at: '2026-11-16T06:00:00.000Z', calls: [call] })

/** The source of a module in the page. */
const moduleOf = ({ load }: Plugin, id: string): unknown =>
  typeof load === 'function' ? Reflect.apply(load, undefined, [`\0${id}`]) : undefined

test('the page loads the recording only when it asks for it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'recording-'))
  writeFileSync(join(directory, 'recording.har'), session)
  const plugin = await recording(directory)
  expect(moduleOf(plugin, 'virtual:recording')).toBe("export const loadText = () => import('virtual:recording-text')")
  expect(moduleOf(plugin, 'virtual:recording-text')).toBe(`export const text = ${JSON.stringify(session)}`)
})

test('without a directory the page has no recording', async () => {
  expect(moduleOf(await recording(undefined), 'virtual:recording')).toBe('export const loadText = undefined')
})

test('a directory without a recording is refused at once', async () => {
  await expect(recording('/nowhere')).rejects.toThrow('/nowhere holds no recording.har')
})
