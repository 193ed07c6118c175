import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

const packageOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? (id.startsWith('\0') ? 'the bundler' : 'our own')

/** A build in a separate folder, with its bundles. */
export interface Built {
  folder: string
  output: Rollup.RollupOutput['output']
}

/** Builds the live shop, with the pages of `host` as HTML where one is given, or the demo. */
export async function buildShop(root: string, mode: 'production' | 'demo', host = ''): Promise<Built> {
  const folder = join(root, 'node_modules/.cache/bench-web', mode)
  process.env.PRERENDER_FROM = host
  const { output } = (await build({
    root,
    mode,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })) as Rollup.RollupOutput
  return { folder, output }
}

/**
 * What the JavaScript of `/` is made of, with the backend in the page of a demo: bytes gzip for each package, largest
 * first. A chunk's weight is shared out by the length of the modules in it, so that the figures are estimates; their
 * sum is exact.
 */
export function sizesByPackage({ folder, output }: Built): [name: string, bytes: number][] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const asked = new Set([...html.matchAll(/\/(assets\/[^"' ]+\.js)/g)].map(([, name]) => name))
  const sums = new Map<string, number>()
  for (const part of output) {
    if (part.type === 'asset' && part.fileName.includes('seeded-shop'))
      sums.set('the seeded shop, as JSON', gzipSync(part.source).length)
    if (part.type === 'asset' || (!asked.has(part.fileName) && part.name !== 'browser')) continue
    const weight = gzipSync(part.code).length
    const modules = Object.entries(part.modules)
    const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
    for (const [id, { renderedLength }] of modules)
      sums.set(packageOf(id), (sums.get(packageOf(id)) ?? 0) + (weight * renderedLength) / length)
  }
  return [...sums].toSorted(([, a], [, b]) => b - a)
}
