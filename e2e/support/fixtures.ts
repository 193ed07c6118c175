import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { ScenarioName } from '#mocks/scenarios/names.ts'

declare global {
  interface Window {
    axe: typeof axe
    kit?: { reset(): Promise<void>; state(): Promise<{ hash: string; counts: Record<string, number> }> }
  }
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']
/** Cards and rows after the sixth: they repeat the first, and a check of all takes three times as long. */
const repeated = 'main :is(li:has(a), tbody tr):nth-child(n + 7)'

interface Asked {
  scenario?: ScenarioName | `${ScenarioName}+${ScenarioName}`
  role?: 'guest' | 'customer' | 'admin'
  seed?: number
  at?: string
  /** Milliseconds that each answer waits, besides what the scenario asks for. */
  latency?: number
  /** Rules as in `?faults=`. */
  faults?: string
}

/** The part of a page to check: the element `of` one selector, without those of others. */
interface Section {
  of?: string
  without?: string[]
}

/** The shop in a browser page. */
export class Shop {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens an address, optionally in a scenario or role, and waits until the loading overlay is gone. */
  async open(path: string, asked: Asked = {}): Promise<void> {
    const url = new URL(path, 'http://localhost')
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
    await this.page.goto(url.pathname + url.search)
    // A prerendered page shows its heading before the app has taken it up.
    await expect(this.page.locator('#page-data')).toHaveCount(0)
    // With parameters the app renders only once the backend is ready; until then there is no overlay to wait for.
    await this.page.locator('h1').first().waitFor({ state: 'attached' })
    await expect(this.page.getByRole('progressbar', { name: /Loading/ })).toHaveCount(0)
  }

  /** Goes on to an address within the app, as a link does. The screen before stays until the next one is rendered. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      // The router's own state, so that a form with unsaved changes can see the navigation.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number }
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** The mocked shop's hash and counts, once the backend in the page is ready. */
  async state(): Promise<{ hash: string; counts: Record<string, number> }> {
    // The default asks at each frame, and drawing the frames for it takes 5% of the processor time of a test.
    await this.page.waitForFunction(() => window.kit !== undefined, undefined, { polling: 100 })
    const state = await this.page.evaluate(() => window.kit?.state())
    if (!state) throw new Error('The page has no kit.')
    return state
  }

  /** From the next load on the loading overlay waits as long as it takes: a busy machine may need more than its 8 s. */
  async neverGiveUp(): Promise<void> {
    await this.page.addInitScript(() => {
      const real = window.setTimeout.bind(window)
      window.setTimeout = ((run: TimerHandler, after?: number, ...given: unknown[]) =>
        after === 8000 ? 0 : real(run, after, ...given)) as typeof setTimeout
    })
  }

  /** The WCAG 2.2 A and AA rules that the page, or a part of it, breaks now. */
  async axe(part?: Section): Promise<string[]> {
    return this.#broken(part, { runOnly: { type: 'tag', values: rules } })
  }

  /** The same for the rules that depend on the colour mode. */
  async contrast(part?: Section): Promise<string[]> {
    return this.#broken(part, { runOnly: { type: 'rule', values: ofColours } })
  }

  /** The same for all other rules. */
  async structure(part?: Section): Promise<string[]> {
    return this.#broken(part, {
      runOnly: { type: 'tag', values: rules },
      rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
    })
  }

  async #broken({ of, without = [] }: Section = {}, asked: axe.RunOptions): Promise<string[]> {
    // Once per document: injecting takes longer than most checks.
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource)
    // What is still fading in has less contrast for a moment.
    await this.page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    )
    const violations = await this.page.evaluate(
      async ([context, options]) => (await window.axe.run(context, options)).violations,
      [
        { include: [[of ?? 'html']], exclude: [repeated, ...without].map((selector) => [selector]) },
        { ...asked, resultTypes: ['violations'], preload: false },
      ] satisfies [axe.ContextObject, axe.RunOptions],
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }
}

/** For `test.use`: the page moves as it does for most people. The other screens are tested without motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface Fixtures {
  shop: Shop
  /** Console lines that this test causes on purpose; any other line fails it. */
  expectedConsole: RegExp | [RegExp] | []
}

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  shop: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    const record = (line: string) => {
      if (![expectedConsole].flat().some((pattern) => pattern.test(line))) unexpected.push(line)
    }
    page.on('console', (message) => record(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => record(`uncaught: ${error.message}`))
    await use(new Shop(page))
    expect(unexpected, 'the console stays empty').toEqual([])
  },
})

export { expect }
