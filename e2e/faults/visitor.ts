import type { Page } from '@playwright/test'
import { callerAccounts } from '#contracts/shop/exchanges/caller-accounts.ts'
import { liveOrigin } from '../playwright.config.ts'
import { Host } from './host.ts'
import type { Screen } from './screens.ts'

interface Seen {
  path: string
  heading: string
  /** The text of main. */
  text: string
  /** Messages outside main, such as toasts and the notice about dropped rows. */
  beside: string
  retries: number
  hasFocus: boolean
}

/** Faults after which a screen has nothing to show. */
const total = new Set([
  '500',
  '403',
  'truncated',
  'a page with 200',
  'null',
  '{}',
  '204',
  'abort',
  'no answer',
  'offline',
])

/** Opens screens of the live build while its host gives wrong answers. */
export class Visitor {
  readonly host = new Host()
  /** Uncaught errors. */
  readonly uncaught: string[] = []
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async on(page: Page): Promise<Visitor> {
    const visitor = new Visitor(page)
    page.on('pageerror', ({ message }) => visitor.uncaught.push(message))
    await visitor.host.serve(page)
    await page.goto(`${liveOrigin}/robots.txt`)
    return visitor
  }

  /** Opens a screen in its role, and returns what it shows once it has stopped changing. */
  async open(screen: Pick<Screen, 'to' | 'role'>): Promise<Seen> {
    await this.start(screen)
    // Some parts, such as the offers on cards, are loaded after the rest, and rendered when nothing else is. A busy
    // machine may draw them long after the answers have come, so the screen has to look the same twice.
    let before: string | undefined
    for (;;) {
      await this.settled(600)
      await this.#page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      const seen = await this.see()
      if (seen.text === before && !/Loading [a-z ]+\.\.\./.test(seen.text)) return seen
      before = seen.text
    }
  }

  async start({ to, role }: Pick<Screen, 'to' | 'role'>, fault?: string): Promise<void> {
    this.uncaught.length = 0
    this.host.fault = undefined
    const session = role === 'guest' ? undefined : await this.host.signIn(callerAccounts[role])
    this.host.fault = fault
    await this.#page.evaluate((signedIn) => {
      localStorage.clear()
      sessionStorage.clear()
      if (!signedIn) return
      localStorage.setItem('token', signedIn.token)
      localStorage.setItem('user', JSON.stringify(signedIn.user))
    }, session)
    await this.#page.goto(liveOrigin + to, { waitUntil: 'commit' })
  }

  /**
   * The screen once no placeholder is left and no call was running for so many milliseconds. Throws if that takes more
   * than a minute: the home page with 5,000 items in each answer takes 9 s where nothing else runs.
   */
  async settled(quiet = 150): Promise<Seen> {
    await this.#page.waitForFunction(
      (wanted) =>
        document.querySelector('#page-data') === null &&
        document.querySelector('h1') !== null &&
        window.pendingCalls === 0 &&
        // An answer may bring the next call.
        performance.now() - (window.quietSince ?? 0) > wanted &&
        document.querySelector('main [data-skeleton]') === null &&
        !/Loading(\.\.\.| the picture)/.test(document.querySelector('main')?.textContent ?? ''),
      quiet,
      { timeout: 60_000, polling: 50 },
    )
    return this.see()
  }

  see(): Promise<Seen> {
    return this.#page.evaluate(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
      const words = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      const buttons = [...document.querySelectorAll('button')]
      return {
        path: location.pathname,
        heading: words(document.querySelector('h1')),
        text: words(document.querySelector('main')),
        beside: [...document.querySelectorAll('[role=status], [role=alert]')].map(words).join(' '),
        retries: buttons.filter((button) => words(button) === 'Retry').length,
        hasFocus: document.activeElement !== document.body,
      }
    })
  }

  /** Presses the first Retry by keyboard. */
  async retry(): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Retry', includeHidden: true }).first()
    await button.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
    })
  }
}

/** The problems of a screen during a fault and after it. */
export async function judge(visitor: Visitor, screen: Screen, fault: string, healthy: Seen): Promise<string[]> {
  const problems: string[] = []
  try {
    if (fault === 'slow 3 s') {
      visitor.host.hold()
      await visitor.start(screen)
      visitor.host.release()
    } else await visitor.start(screen, fault)
    await visitor.settled()
    problems.push(...(await lasting(visitor, (seen) => wrongIn(seen, screen, fault, healthy))))
    visitor.host.fault = undefined
    // After a sign-out the screen does not come back.
    if ((await visitor.see()).retries > 0 && !(fault === '401' && screen.role !== 'guest')) {
      await visitor.retry()
      await visitor.settled()
      problems.push(...(await lasting(visitor, (seen) => wrongAfterRetry(seen, healthy))))
    }
  } catch (error) {
    const { text } = await visitor.see()
    problems.push(`${String(error).split('\n')[0]} ${text.slice(0, 80)}`)
  }
  visitor.host.release()
  return [...problems, ...visitor.uncaught.map((message) => `uncaught: ${message}`)]
}

/** The problems that remain for five seconds, since the parts of a screen appear one after the other. */
async function lasting(visitor: Visitor, judgeIt: (seen: Seen) => string[]): Promise<string[]> {
  const end = performance.now() + 5000
  for (;;) {
    const problems = judgeIt(await visitor.see())
    if (problems.length === 0 || performance.now() > end) return problems
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function wrongAfterRetry(seen: Seen, healthy: Seen): string[] {
  return [
    ...(seen.retries > 0 ? [`${seen.retries} Retry left after one was pressed`] : []),
    ...(seen.hasFocus ? [] : ['the focus is lost after Retry']),
    ...(seen.text === healthy.text ? [] : [`after Retry it shows: ${firstDifference(seen.text, healthy.text)}`]),
  ]
}

function wrongIn(seen: Seen, { path, role, failures, hasRetry }: Screen, fault: string, healthy: Seen): string[] {
  const problems: string[] = []
  const all = `${seen.text} ${seen.beside}`
  if (/This page could not be shown|Part of the shop did not load/.test(seen.text))
    problems.push('the whole page is replaced')
  if (seen.path !== path && !isSentToSignIn(seen, { path, role }, fault)) problems.push(`it moved to ${seen.path}`)
  if (failures.length === 0 && total.has(fault) && seen.text !== healthy.text)
    problems.push(`without calls it shows: ${firstDifference(seen.text, healthy.text)}`)
  if (total.has(fault))
    problems.push(...failures.filter((text) => !all.includes(text)).map((text) => `"${text}" is missing`))
  if (total.has(fault) && hasRetry && seen.retries === 0) problems.push('there is no Retry')
  if (fault === 'slow 3 s' && seen.text !== healthy.text)
    problems.push(`it shows: ${firstDifference(seen.text, healthy.text)}`)
  if (/^(numbers as text|unknown enum values|bad dates|5,000 items)$/.test(fault) && seen.heading !== healthy.heading)
    problems.push(`its heading is "${seen.heading}"`)
  if (/^(rows null|fields null|fields missing)$/.test(fault) && seen.text !== healthy.text && seen.retries === 0)
    problems.push('nothing says that something is missing')
  return problems
}

/** Whether a signed-out person was sent away, which only the back office and the checkout do; other screens stay. */
function isSentToSignIn(seen: Seen, { path, role }: Pick<Screen, 'path' | 'role'>, fault: string): boolean {
  return (
    (role === 'admin' || path === '/checkout') && fault === '401' && seen.path === '/login' && seen.heading === 'Login'
  )
}

function firstDifference(text: string, other: string): string {
  const at = text.split('').findIndex((letter, index) => letter !== other[index])
  return `"${text.slice(Math.max(0, at - 30), at + 50)}" instead of "${other.slice(Math.max(0, at - 30), at + 50)}"`
}
