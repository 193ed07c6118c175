import { test as base, expect } from '@playwright/test'
import { builtLive } from '../hosts/built-live.ts'
import { lacking } from '../support/debian-package.ts'
import { serveWith } from '../support/serve-with.ts'
import * as firefox from './firefox.ts'
import type { Tab } from './tab.ts'
import * as webkit from './webkitgtk.ts'

export interface BrowserSettings {
  engine: 'Firefox' | 'WebKitGTK'
}

/** The reason why the engine cannot run here; undefined if it can. */
const missing: Record<BrowserSettings['engine'], () => string | undefined> = {
  Firefox: () => lacking(firefox.program, 'firefox-esr'),
  WebKitGTK: () => lacking(webkit.program, 'webkit2gtk-driver') ?? lacking(webkit.display, 'xvfb'),
}

interface Live {
  origin: string
  /** Origin of the backend over HTTP, which the live build calls. */
  backend: string
}

interface Fixtures {
  /** Opens a new browser with an empty profile and the shop at an origin. */
  openTab: (origin: string) => Promise<Tab>
}

export const test = base.extend<Fixtures, BrowserSettings & { live: Live }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  live: [
    async ({ engine }, use) => {
      const backend = await serveWith([])
      const { origin, close } = await builtLive(`live-in-${engine}`, backend.origin)
      await use({ origin, backend: backend.origin })
      await close()
      backend.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  openTab: async ({ engine }, use) => {
    const reason = missing[engine]()
    if (reason !== undefined) throw new Error(reason)
    const tabs: Tab[] = []
    await use(async (origin) => {
      const tab = await (engine === 'Firefox' ? firefox.openFirefox(origin) : webkit.openWebKit(origin, 4193))
      tabs.push(tab)
      return tab
    })
    for (const tab of tabs) await tab.close()
  },
})

export { expect }
