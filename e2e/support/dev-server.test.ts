import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger, createServer, resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('the dev server in front of a real host starts without an error', { tags: 'slow' }, async () => {
  vi.stubEnv('VITE_API_MODE', 'live')
  onTestFinished(() => void vi.unstubAllEnvs())
  const errors: string[] = []
  const customLogger = { ...createLogger('silent'), error: (text: string) => void errors.push(text) }
  const server = await createServer({
    root,
    customLogger,
    configLoader: 'native',
    cacheDir: 'node_modules/.cache/live-dev-server',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(() => server.close())
  await server.transformRequest('/src/main.tsx')
  await server.transformRequest('/mocks/browser.ts')
  await server.waitForRequestsIdle()
  expect(errors).toEqual([])
})

test('an edit in mocks/ reloads the page, and does not restart the dev server', async () => {
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"start": "vite --configLoader native"')
  const { configFileDependencies } = await resolveConfig({ root, configLoader: 'native' }, 'serve')
  // A plugin of the build is part of the configuration.
  const edited = configFileDependencies.filter((path) => path.includes('/mocks/') && !path.endsWith('vite-plugin.ts'))
  expect(edited).toEqual([])
})
