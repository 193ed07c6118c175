import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from '../support/calls.ts'
import { type Case, places } from './cases.ts'

interface Visit {
  page: Page
  calls: Call[]
}
type Act = (visit: Visit, each: Case) => Promise<void>

/** At once, as a finger does: without waiting until nothing moves. */
const press = (target: Locator, { machine }: Case) =>
  machine === 'phone' ? target.tap({ force: true }) : target.click({ force: true })

const main = (page: Page) => page.getByRole('main')
const isTakenUp = (page: Page) => expect(page.locator('#page-data')).toHaveCount(0)

/** A press that writes: once and on its page, or for a guest not before signing in. */
const writes =
  (name: RegExp, to: RegExp): Act =>
  async ({ page, calls }, each) => {
    await press(main(page).getByRole('button', { name }).first(), each)
    const sent = () => calls.filter((call) => to.test(call.to) && !call.to.startsWith('GET')).length
    if (each.person === 'guest') {
      await expect(page).toHaveURL('/login')
      expect(sent()).toBe(0)
      return
    }
    await expect.poll(sent).toBe(1)
    await isTakenUp(page)
    await expect(main(page).getByRole('button', { name }).first()).toBeEnabled()
    expect(sent(), 'exactly once').toBe(1)
    await expect(page.getByText(/Please log in/)).toHaveCount(0)
    await expect(page).toHaveURL(places[each.place])
  }

async function filter({ page }: Visit, each: Case): Promise<void> {
  if (each.machine === 'phone') {
    await press(main(page).getByRole('button', { name: 'Filters' }), each)
    await expect(page.getByRole('dialog')).toBeVisible()
    return
  }
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
  await press(box, each)
  await isTakenUp(page)
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(/\?\w+=/)
}

async function link({ page }: Visit, each: Case): Promise<void> {
  const there = main(page).getByRole('link').filter({ visible: true }).first()
  const address = (await there.getAttribute('href')) ?? ''
  await press(there, each)
  await expect(page).toHaveURL(address)
  await isTakenUp(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
}

async function search({ page }: Visit, each: Case): Promise<void> {
  await press(page.getByRole('banner').getByRole('button', { name: 'Search' }), each)
  await page.keyboard.type('gold ring', { delay: 30 })
  const box = page.getByRole('combobox', { name: 'Search products' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('gold ring')
}

async function field({ page }: Visit, each: Case): Promise<void> {
  const box = page.getByRole('contentinfo').getByRole('textbox')
  await press(box, each)
  await page.keyboard.type('meera@example.com', { delay: 30 })
  await isTakenUp(page)
  await expect(box).toHaveValue('meera@example.com')
  await expect(box).toBeFocused()
}

/** What somebody does in the first seconds, and what has to come of it. */
export const play: Record<Case['act'], Act> = {
  cart: writes(/^Add to Cart$/, / \/v1\/cart$/),
  heart: writes(/wishlist/i, / \/v1\/wishlist/),
  filter,
  link,
  search,
  field,
}
