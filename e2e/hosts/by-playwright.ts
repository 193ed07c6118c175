import type { Page } from '@playwright/test'
import type { Person } from './person.ts'

type Role = Parameters<Page['getByRole']>[0]

/** The first field whose label starts with this text. Outside the footer, which has an email field too. */
export const fieldOf = (page: Page, label: string) =>
  page
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator(':not(footer *)'))
    .first()

/** A person driven by Playwright. */
export function personAt(page: Page, origin = ''): Person {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a role that Playwright does not know finds nothing
  const thing = (role: string, name: string | RegExp) =>
    page.getByRole(role as Role, { name, exact: typeof name === 'string' }).first()
  return {
    async open(path) {
      await page.goto(origin + path)
      // Text typed before hydration, or below the loading overlay, would be lost.
      await page.locator('#page-data').waitFor({ state: 'detached' })
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page
        .getByRole('progressbar', { name: /Loading/ })
        .first()
        .waitFor({ state: 'detached' })
    },
    press: (role, name) => thing(role, name).click(),
    fill: (label, text) => fieldOf(page, label).fill(text),
    choose: async (label, option) => void (await fieldOf(page, label).selectOption(option)),
    see: (role, name) => thing(role, name).waitFor(),
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
  }
}
