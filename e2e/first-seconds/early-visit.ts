import type { Browser, BrowserContext } from '@playwright/test'
import { type Call, recordCalls } from '../support/calls.ts'
import { backendOrigin } from '../playwright.config.ts'
import { type Case, places } from './cases.ts'
import { slowProcessor } from '../support/slow-down.ts'
import { openLine } from './slow-line.ts'

const looks = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** What the browser of somebody who has signed in keeps. */
async function sessionOf(person: Case['person']): Promise<Record<string, string>> {
  if (person === 'guest') return {}
  const response = await fetch(`${backendOrigin}/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${person}@shop.test`, password: `${person}-pass` }),
  })
  const { token, user } = (await response.json()) as { token: string; user: object }
  return { token, user: JSON.stringify(user) }
}

async function signInBefore(context: BrowserContext, person: Case['person']): Promise<void> {
  const page = await context.newPage()
  await page.goto(`/aboutUs?role=${person}`)
  await page.waitForFunction(() => localStorage.getItem('token') !== null, undefined, { polling: 100 })
  await page.close()
}

/** A page for a case, not yet opened; `open` resolves at its moment after the page can be seen. */
export async function earlyVisit(browser: Browser, origins: Record<Case['build'], string>, each: Case) {
  const { place, person, build, machine, wait } = each
  const line = await openLine(origins[build])
  const context = await browser.newContext({
    ...looks[machine],
    baseURL: line.origin,
    reducedMotion: 'no-preference',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  // The demo's backend is in the browser, and knows those only who have signed in there.
  if (build === 'demo' && person !== 'guest') await signInBefore(context, person)
  const page = await context.newPage()
  const session = build === 'live' ? await sessionOf(person) : {}
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, session)
  if (machine === 'phone') {
    await slowProcessor(page)
    line.slowDown()
  }
  const calls: Call[] = recordCalls(page)
  async function open(): Promise<void> {
    await page.goto(places[place], { waitUntil: 'commit' })
    await page.evaluate(afterSeen, wait)
  }
  async function close(): Promise<void> {
    await context.close()
    line.close()
  }
  return { page, calls, open, close }
}

/** Resolves so many milliseconds after the page can be seen: painted, and without its loading overlay. Runs in the page. */
function afterSeen(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      // A page holds two, of which one is hidden.
      const isCovered = [...document.querySelectorAll('[role=progressbar][aria-label=Loading]')].some((overlay) =>
        overlay.checkVisibility({ visibilityProperty: true }),
      )
      if (isPainted && !isCovered && document.querySelector('h1') !== null) setTimeout(resolve, wait)
      else requestAnimationFrame(look)
    }
    look()
  })
}
