import { join } from 'node:path'
import { build } from 'vite'
import { serveWith } from '../../support/serve-with.ts'
import { serveSite } from '../../support/serve-site.ts'

const root = join(import.meta.dirname, '../../..')

export interface Sites {
  origins: Record<'live' | 'demo', string>
  /** Origin of `npm run serve`. */
  backend: string
  close: () => void
}

/** Builds the live shop, with the pages of `host` as HTML where one is given, or the demo, in a folder of its own. */
async function buildShop(mode: 'production' | 'demo', host = ''): Promise<string> {
  const folder = join(root, 'node_modules/.cache/bench-web', mode)
  process.env.PRERENDER_FROM = host
  await build({ root, mode, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  return folder
}

/**
 * Builds both shops and serves them: the live one in front of `npm run serve`, prerendered from it, and the demo on a
 * plain static server.
 */
export async function openSites(): Promise<Sites> {
  const backend = await serveWith([])
  const built = {
    live: await buildShop('production', backend.origin),
    demo: await buildShop('demo'),
  }
  const sites = {
    live: await serveSite({ folder: built.live, backend: backend.origin }),
    demo: await serveSite({ folder: built.demo }),
  }
  return {
    origins: { live: sites.live.origin, demo: sites.demo.origin },
    backend: backend.origin,
    close: () => {
      for (const { close } of Object.values(sites)) close()
      backend.close()
    },
  }
}
