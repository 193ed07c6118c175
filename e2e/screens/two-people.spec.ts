import type { Browser, Page } from '@playwright/test'
import { backendOrigin, liveOrigin } from '../playwright.config.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ baseURL: liveOrigin })

/** A person with a browser of their own, signed in at the live shop, whose host is the backend over HTTP. */
async function arrive(browser: Browser, email: string, password: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: liveOrigin, reducedMotion: 'reduce' })
  await context.route(/\/(v1|api|media|uploads)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.continue({ url: `${backendOrigin}${pathname}${search}` })
  })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, email, password)
  await expect(page).not.toHaveURL(/login/)
  return page
}

const leave = async (...pages: Page[]) => {
  for (const page of pages) {
    await page.context().unrouteAll({ behavior: 'wait' })
    await page.context().close()
  }
}

interface Screen {
  path: string
  /** The labels of a field that one of the two changes, and of one that the other changes. */
  fields: [mine: string, theirs: string]
  button: string
  /** Waits until the save has ended well. */
  saved: (page: Page) => Promise<void>
  account: [email: string, password: string]
  /** Tags of its test. */
  tag?: string
}

const says = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible()
const admin: Screen['account'] = ['admin@shop.test', 'admin-pass']
const customer: Screen['account'] = ['customer@shop.test', 'customer-pass']
const ofProduct = {
  button: 'Update product',
  saved: (page: Page) => expect(page).toHaveURL('/admin/products'),
  account: admin,
}
const ofGroup = { button: 'Submit', saved: says('Category updated successfully!'), account: admin }
// Records that the other tests of this file do not change, since all share one backend.
const screens: Screen[] = [
  { ...ofProduct, path: '/admin/update-product?id=prod-31', fields: ['Name', 'Base Price'] },
  { ...ofProduct, path: '/admin/update-product2?id=prod-32', fields: ['Name', 'Brand'], tag: '@slow' },
  { ...ofProduct, path: '/admin/update-product3?id=prod-33', fields: ['SKU', 'Price'], tag: '@slow' },
  { ...ofGroup, path: '/admin/update-category?id=cat-2', fields: ['Name', 'Description'], tag: '@slow' },
  { ...ofGroup, path: '/admin/update-collection?id=col-2', fields: ['Name', 'Description'], tag: '@slow' },
  {
    path: '/account',
    fields: ['Name', 'Phone'],
    button: 'Save changes',
    saved: says('Profile updated successfully!'),
    account: customer,
    tag: '@slow',
  },
  {
    path: '/account/address/edit/addr-1',
    fields: ['City', 'Landmark'],
    button: 'Save address',
    saved: says('Address updated successfully!'),
    account: customer,
    tag: '@slow',
  },
]

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const save = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

for (const { path, fields, button, saved, account, tag = [] } of screens) {
  test(`two people at ${path} overwrite nothing of each other`, { tag }, async ({ browser }) => {
    // Two browsers load the live shop nine times.
    test.slow()
    const [anna, ben] = await Promise.all([arrive(browser, ...account), arrive(browser, ...account)])
    const [mine, theirs] = fields
    await Promise.all([anna.goto(path), ben.goto(path)])
    await expect(field(anna, mine)).not.toHaveValue('')
    await expect(field(ben, mine)).not.toHaveValue('')
    const isPrice = theirs.endsWith('Price')

    await field(anna, mine).fill('Typed by Anna')
    await field(ben, theirs).fill(isPrice ? '98765.5' : 'Typed by Ben')
    await save(ben, button)
    await saved(ben)
    await save(anna, button)
    await saved(anna)

    await Promise.all([anna.goto(path), ben.goto(path)])
    for (const page of [anna, ben]) {
      await expect(field(page, mine)).toHaveValue('Typed by Anna')
      await expect(field(page, theirs)).toHaveValue(isPrice ? '98765.5' : 'Typed by Ben')
    }

    await field(anna, mine).fill('Both, says Anna')
    await field(ben, mine).fill('Both, says Ben')
    await save(ben, button)
    await saved(ben)
    await save(anna, button)
    const choice = anna.getByRole('radiogroup', { name: `${mine}: which one?` })
    await expect(choice).toContainText('TheirsBoth, says BenYoursBoth, says Anna')
    await choice.getByRole('radio', { name: /^Yours/ }).check()
    await save(anna, button)
    await saved(anna)
    await ben.goto(path)
    await expect(field(ben, mine)).toHaveValue('Both, says Anna')
    await leave(anna, ben)
  })
}
