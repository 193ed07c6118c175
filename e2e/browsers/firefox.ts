import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserType } from '@playwright/test'
import { fieldOf, personAt } from '../hosts/by-playwright.ts'
import { install } from '../support/install.ts'
import type { Tab } from './tab.ts'

export const program = '/usr/bin/firefox-esr'

const folder = join(import.meta.dirname, '../../node_modules/.cache/firefox')
/** The latest Playwright whose WebDriver BiDi works with Firefox ESR 153. */
const version = '1.64.1'

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function openFirefox(origin: string): Promise<Tab> {
  install(folder, [`playwright-core@${version}`])
  const { firefox } = createRequire(join(folder, 'package.json'))('playwright-core') as { firefox: BrowserType }
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: program })
  const page = await browser.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  return {
    ...personAt(page, origin),
    async fill(label, text) {
      const field = fieldOf(page, label)
      if ((await field.getAttribute('type')) === 'date') return field.fill(text)
      // Over BiDi, Playwright's `fill` sets the value by script, and React ignores that.
      await field.selectText()
      await field.press('Delete')
      await field.pressSequentially(text)
    },
    value: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
