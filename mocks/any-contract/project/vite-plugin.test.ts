import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, createLogger, createServer, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { kit } from './vite-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'app-'))
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
write('index.html', '<script type="module" src="/main.js"></script>')
write('main.js', '')
write('broken.yaml', 'openapi: 3.1.0\npaths: {')
write('old.yaml', 'swagger: "2.0"')

const settings = (...plugins: ReturnType<typeof kit>[]) =>
  ({ configFile: false, root, mode: 'demo', logLevel: 'silent', plugins }) as const

test.each([
  [{}, /: kit\(\): name the contract, as kit\(\{ contract: "openapi\.yaml" \}\), or write a kit\.config\.ts\.$/],
  [{ config: 'none.ts' }, /none\.ts does not exist\.$/],
  [{ contract: 'none.yaml' }, /none\.yaml could not be read as an OpenAPI file: \S+none\.yaml does not exist\.$/],
  [{ contract: 'broken.yaml' }, /broken\.yaml could not be read as an OpenAPI file: unexpected end .*\(2:9\)\.$/],
  [{ contract: 'old.yaml' }, /old\.yaml could not .*: it is of version 2\.0: convert it to 3\.0 or 3\.1 first\.$/],
])('a build with kit(%j) ends with one line that says what is wrong', async (options, line) => {
  const error: unknown = await build(settings(kit(options))).catch((cause: unknown) => cause)
  const said = error instanceof Error ? stripVTControlCharacters(error.message) : ''
  const [, , ...own] = said.split('\n').filter(Boolean)
  expect(own).toEqual([expect.stringMatching(line)])
})

test('a second kit() on the page is refused in one line', async () => {
  const twice = resolveConfig(settings(kit({ contract: 'a.yaml' }), kit({ contract: 'b.yaml' })), 'build')
  const error: unknown = await twice.catch((cause: unknown) => cause)
  const line = 'kit() stands twice in the plugins of Vite: leave one, since a page has one backend.'
  expect(error instanceof Error && [error.message, error.stack]).toEqual([line, `Error: ${line}`])
})

test('in development a contract that is missing is told in one line, and is read once it is there', async () => {
  const logged: string[] = []
  const customLogger = { ...createLogger('silent'), error: (text: string) => void logged.push(text) }
  const server = await createServer({
    ...settings(kit({ contract: 'late.yaml' })),
    mode: 'development',
    server: { middlewareMode: true },
    customLogger,
  })
  await vi.waitFor(() =>
    expect(logged).toEqual([expect.stringMatching(/^\S+late\.yaml could not .* does not exist\.$/)]),
  )
  const module = () => server.pluginContainer.load('\0virtual:suvarnika-kit')
  await expect(module()).rejects.toThrow('late.yaml does not exist.')
  const library = join(import.meta.dirname, 'library-fixture/library.yaml')
  await vi.waitFor(async () => {
    copyFileSync(library, join(root, 'late.yaml'))
    expect(JSON.stringify(await module()).includes('Town library')).toBe(true)
  }, 60_000)
  await server.close()
})
