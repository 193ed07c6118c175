import { test as base, expect } from '@playwright/test'
import { personAt } from './by-playwright.ts'
import { builtLive } from './built-live.ts'
import type { Person } from './person.ts'
import { startPrism } from './prism.ts'
import { serveWith } from '../support/serve-with.ts'

/**
 * `serve`: the kit's backend; `examples`: Prism with the contract's examples; `judged`: Prism in front of the backend.
 */
export interface HostSettings {
  kind: 'serve' | 'examples' | 'judged'
}

interface Host {
  /** Origin of the API, which differs from the page's. */
  api: string
  /** Origin of the page. */
  origin: string
  /** Resets the shop. */
  reset: () => Promise<void>
  /** Origin of the pictures. */
  pictures: string
}

export const test = base.extend<{ person: Person; violations: string[] }, HostSettings & { host: Host }>({
  kind: ['serve', { option: true, scope: 'worker' }],
  host: [
    async ({ kind }, use) => {
      const backend = await serveWith(['--at', '2026-11-20T12:00'])
      const prism = kind === 'serve' ? undefined : await startPrism(kind === 'judged' ? backend.origin : undefined)
      const api = (prism ?? backend).origin
      const live = await builtLive(`hosts-${kind}`, api)
      const reset = async () => {
        await fetch(`${backend.origin}/__kit/reset`, { method: 'POST' })
      }
      await use({ api, origin: live.origin, reset, pictures: backend.origin })
      await live.close()
      prism?.close()
      backend.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** The contract violations that Prism has reported so far. */
  violations: async ({ page }, use) => {
    const violations: string[] = []
    page.on('response', (response) => {
      const found = response.headers()['sl-violations']
      if (found !== undefined) violations.push(`${response.request().method()} ${response.url()}: ${found}`)
    })
    await use(violations)
  },
  person: async ({ page, host, kind }, use) => {
    await host.reset()
    await page.clock.setSystemTime('2026-11-20T12:00:00+05:30')
    if (kind !== 'serve') {
      // Prism serves only the contract, which has no pictures.
      await page.route(`${host.api}/media/**`, async (route) => {
        const url = route.request().url().replace(host.api, host.pictures)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
    }
    if (kind === 'examples') {
      await page.route('**/auth/login', (route) => {
        const example = route.request().postData()?.includes('admin@') ? 'adminSession' : 'session'
        return route.continue({ headers: { ...route.request().headers(), prefer: `example=${example}` } })
      })
    }
    await use(personAt(page, host.origin))
    // A picture may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
