import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { browserFlags } from '../../support/browser-flags.ts'
import { findBrowser } from '../../support/find-browser.ts'

const root = join(import.meta.dirname, '../../..')

/** Serves the built demo and opens a browser. */
export async function openDemo(
  port: number,
): Promise<{ origin: string; browser: Browser; close: () => Promise<void> }> {
  if (!existsSync(join(root, 'dist-demo/index.html')))
    throw new Error('There is no demo to measure: run npm run build:demo first.')
  const server = await preview({ root, mode: 'demo', logLevel: 'silent', preview: { port } })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  return {
    origin: `http://localhost:${port}`,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
