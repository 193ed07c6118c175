import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

const packageOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? (id.startsWith('\0') ? 'the bundler' : 'our own')

/**
 * What the JavaScript of the live `/` is made of: bytes gzip for each package, largest first. A chunk's weight is
 * shared out by the length of the modules in it, so that the figures are estimates; their sum is exact.
 */
export async function sizesByPackage(root: string): Promise<[name: string, bytes: number][]> {
  const outDir = 'node_modules/.cache/bench-web/dist'
  const built = await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const { output } = built as Rollup.RollupOutput
  const html = readFileSync(join(root, outDir, 'index.html'), 'utf8')
  const asked = new Set([...html.matchAll(/\/(assets\/[^"']+\.js)/g)].map(([, name]) => name))
  const sums = new Map<string, number>()
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || !asked.has(chunk.fileName)) continue
    const weight = gzipSync(chunk.code).length
    const modules = Object.entries(chunk.modules)
    const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
    for (const [id, { renderedLength }] of modules)
      sums.set(packageOf(id), (sums.get(packageOf(id)) ?? 0) + (weight * renderedLength) / length)
  }
  return [...sums].toSorted(([, a], [, b]) => b - a)
}
