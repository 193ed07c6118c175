import type { Browser, Page } from '@playwright/test'
import { backendOrigin, liveOrigin } from '../playwright.config.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ baseURL: liveOrigin })

/** An administrator with a browser of their own, signed in at the live shop, whose host is the backend over HTTP. */
async function arrive(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: liveOrigin, reducedMotion: 'reduce' })
  await context.route(/\/(v1|api|media|uploads)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.continue({ url: `${backendOrigin}${pathname}${search}` })
  })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, 'admin@shop.test', 'admin-pass')
  await expect(page).not.toHaveURL(/login/)
  return page
}

const leave = async (...pages: Page[]) => {
  for (const page of pages) {
    await page.context().unrouteAll({ behavior: 'wait' })
    await page.context().close()
  }
}

const form = '/admin/update-product?id=prod-31'
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Update product', exact: true }).click()
const saved = (page: Page) => expect(page).toHaveURL('/admin/products')

test('two people who edit one product overwrite nothing of each other', { tag: '@slow' }, async ({ browser }) => {
  // Two browsers load the live shop nine times.
  test.slow()
  const anna = await arrive(browser)
  const ben = await arrive(browser)
  await Promise.all([anna.goto(form), ben.goto(form)])
  await expect(field(anna, 'Name')).not.toHaveValue('')
  await expect(field(ben, 'Name')).not.toHaveValue('')

  await field(anna, 'Name').fill('Typed by Anna')
  await field(ben, 'Base Price').fill('98765.5')
  await save(ben)
  await saved(ben)
  await save(anna)
  await saved(anna)

  await Promise.all([anna.goto(form), ben.goto(form)])
  for (const page of [anna, ben]) {
    await expect(field(page, 'Name')).toHaveValue('Typed by Anna')
    await expect(field(page, 'Base Price')).toHaveValue('98765.5')
  }

  await field(anna, 'Name').fill('Both, says Anna')
  await field(ben, 'Name').fill('Both, says Ben')
  await save(ben)
  await saved(ben)
  await save(anna)
  const choice = anna.getByRole('radiogroup', { name: 'Name: which one?' })
  await expect(choice).toContainText('TheirsBoth, says BenYoursBoth, says Anna')
  await choice.getByRole('radio', { name: /^Yours/ }).check()
  await save(anna)
  await saved(anna)
  await ben.goto(form)
  await expect(field(ben, 'Name')).toHaveValue('Both, says Anna')
  await leave(anna, ben)
})
