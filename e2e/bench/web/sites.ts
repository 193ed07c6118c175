import { join } from 'node:path'
import { serveWith } from '../../support/serve-with.ts'
import { type Built, buildShop } from './packages.ts'
import { serveSite } from '../../support/serve-site.ts'

const root = join(import.meta.dirname, '../../..')

export interface Sites {
  built: Record<'live' | 'demo', Built>
  origins: Record<'live' | 'demo', string>
  /** Origin of `npm run serve`. */
  backend: string
  close: () => void
}

/**
 * Builds both shops and serves them: the live one in front of `npm run serve`, prerendered from it, and the demo on a
 * plain static server.
 */
export async function openSites(): Promise<Sites> {
  const backend = await serveWith([])
  const built = {
    live: await buildShop(root, 'production', backend.origin),
    demo: await buildShop(root, 'demo'),
  }
  const sites = {
    live: await serveSite({ folder: built.live.folder, backend: backend.origin }),
    demo: await serveSite({ folder: built.demo.folder }),
  }
  return {
    built,
    origins: { live: sites.live.origin, demo: sites.demo.origin },
    backend: backend.origin,
    close: () => {
      for (const { close } of Object.values(sites)) close()
      backend.close()
    },
  }
}
