import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { ScenarioName } from '#mocks/scenarios/names.ts'

declare global {
  interface Window {
    kit?: { reset(): Promise<void>; state(): Promise<{ hash: string; counts: Record<string, number> }> }
  }
}

interface Asked {
  scenario?: ScenarioName | `${ScenarioName}+${ScenarioName}`
  role?: 'guest' | 'customer' | 'admin'
  seed?: number
  at?: string
}

/** The shop as a person opens it. */
export class Shop {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens an address of the shop, in a scenario or role if asked, and waits until the loading overlay is gone. */
  async open(path: string, asked: Asked = {}): Promise<void> {
    const url = new URL(path, 'http://localhost')
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
    await this.page.goto(url.pathname + url.search)
    // A prerendered page shows its heading before the app has taken it up.
    await expect(this.page.locator('#page-data')).toHaveCount(0, { timeout: 20_000 })
    // With parameters the app is first shown when the backend stands: until then there is no overlay to wait for.
    await this.page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 })
    await expect(this.page.getByRole('progressbar', { name: /Loading/ })).toHaveCount(0, { timeout: 20_000 })
  }

  /** The mocked shop's hash and counts, once the backend in the page stands. */
  async state(): Promise<{ hash: string; counts: Record<string, number> }> {
    await this.page.waitForFunction(() => window.kit !== undefined)
    const state = await this.page.evaluate(() => window.kit?.state())
    if (!state) throw new Error('The page has no kit.')
    return state
  }

  /** Rules of WCAG 2.2 A and AA that the page, or a part of it, breaks as it stands. */
  async axe(part?: string): Promise<string[]> {
    const builder = new AxeBuilder({ page: this.page })
    if (part) builder.include(part)
    const { violations } = await builder
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // Otherwise it opens another page for each run, for frames of other origins: the shop has none, and a third of the time is enough.
      .setLegacyMode()
      .analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }
}

/** Chromium says so when a page is left while it looks for a newer worker: nothing of the shop's, and nothing it could catch. */
const ofTheBrowser = /Failed to update a ServiceWorker/

interface Fixtures {
  shop: Shop
  /** Console lines that this test brings about on purpose: one pattern, several joined with `|`. All others fail it. */
  expectedConsole: RegExp | [RegExp] | []
}

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  shop: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    const note = (line: string) => {
      if (ofTheBrowser.test(line)) return
      if (![expectedConsole].flat().some((pattern) => pattern.test(line))) unexpected.push(line)
    }
    page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
    await use(new Shop(page))
    expect(unexpected, 'the console stays empty').toEqual([])
  },
})

export { expect }
