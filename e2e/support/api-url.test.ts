import { afterEach, expect, test, vi } from 'vitest'
import config from '../../vite.config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The lines that a live build prints before it starts. */
async function linesOfBuild(apiUrl: string): Promise<unknown[]> {
  vi.stubEnv('VITE_API_MODE', 'live')
  vi.stubEnv('VITE_API_URL', apiUrl)
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await config({ command: 'build', mode: 'production' })
  return written.mock.calls.map(([line]) => line)
}

test('a build for another host names the calls that its own server must forward', async () => {
  expect(await linesOfBuild('https://host.test')).toEqual([
    'The server of this build must pass /api/ on to https://host.test: see docs/deploy.md.\n',
  ])
})

test('a build for its own host prints no such notice', async () => {
  expect(await linesOfBuild('')).toEqual([])
})
