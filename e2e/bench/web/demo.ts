import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { browserFlags } from '../../support/browser-flags.ts'
import { findBrowser } from '../../support/find-browser.ts'

const firstPort = 4188

/** Serves the built demo of each of these work trees and opens a browser. The origins are in the order of the trees. */
export async function openDemos(
  trees: readonly string[],
): Promise<{ origins: string[]; browser: Browser; close: () => Promise<void> }> {
  const servers = await Promise.all(
    trees.map((root, index) => {
      if (!existsSync(join(root, 'dist-demo/index.html')))
        throw new Error('There is no demo to measure: run npm run build:demo first.')
      // Without the tree's own configuration, whose packages cannot be loaded a second time.
      return preview({
        root,
        configFile: false,
        logLevel: 'silent',
        build: { outDir: 'dist-demo' },
        preview: { port: firstPort + index },
      })
    }),
  )
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  return {
    origins: servers.map(({ config }) => `http://localhost:${config.preview.port}`),
    browser,
    close: async () => {
      await browser.close()
      for (const server of servers) await server.close()
    },
  }
}
