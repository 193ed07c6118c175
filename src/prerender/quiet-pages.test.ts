import { afterAll, expect, test, vi } from 'vitest'
import { render } from '#src/render.tsx'
import { liveShop } from './live-shop.ts'
import { seededHost } from './seeded-shop.ts'

const at = new Date('2026-11-16T10:00:00+05:30')

// Rendering a page stops the clock and answers the calls of the app itself. The tests that follow in this process load the
// modules anew, without either.
afterAll(() => void vi.resetModules())

/** Makes the pages of a live build, and returns what was printed meanwhile by the source, the app and React. */
async function linesOf(from?: string): Promise<string[]> {
  const lines: string[] = []
  for (const way of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => void lines.push(String(line)))
  const source = await liveShop({ from, limit: 8, at, log: (line) => void lines.push(line) })
  for (const path of source.paths) expect(await source.render(render, path), path).toBeDefined()
  vi.restoreAllMocks()
  return lines
}

test('the pages of a live build without a host are made without a word', async () => {
  expect(await linesOf()).toEqual([])
})

test('with a host only the pages beyond the limit are mentioned', async () => {
  const host = await seededHost()
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => host(url.href, init))
  const lines = await linesOf('https://shop.example.com')
  vi.unstubAllGlobals()
  expect(lines).toEqual([expect.stringMatching(/^\d+ pages are left to the fallback page: PRERENDER_LIMIT is 8\.$/)])
})
