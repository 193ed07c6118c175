import { areas } from '../support/addresses.ts'
import { expect, type Shop, test } from '../support/fixtures.ts'
import { type Held, watchHeap } from './left-behind.ts'

/** The number of screens opened in half an hour, at three seconds each. */
const visits = Number(process.env.HEAP_VISITS ?? 600)
/** Shop and back office in turn, without the sign-in screens, which redirect a signed-in admin. */
const shopScreens = { ...areas.guest, ...areas.customer }
const screens = Object.entries(areas.admin).flatMap((office, index) => {
  const shop = Object.entries(shopScreens).filter(([path]) => path !== '/login' && path !== '/register')
  return [office, shop[index % shop.length] ?? office]
})

async function walk(shop: Shop, count: number): Promise<void> {
  for (let visit = 0; visit < count; visit += 1) {
    const [path, heading] = screens[visit % screens.length] ?? ['/', 'Suvarnika']
    await shop.go(path)
    await expect(shop.page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect(shop.page.getByRole('main').getByText('Loading...', { exact: true }), path).toHaveCount(0)
    // A browser keeps the pictures that are still loading when their screen is left; a person waits for them.
    await shop.page.waitForTimeout(400)
  }
}

/** Measures on the same quiet screen each time, once toasts and timers have ended. */
async function measure(shop: Shop, held: () => Promise<Held>): Promise<Held> {
  await shop.go('/aboutUs')
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await shop.page.waitForLoadState('networkidle')
  // React ends the effects of the screen before in a task of its own, once the next one is on the screen.
  await shop.page.waitForTimeout(1000)
  return held()
}

test(`${visits} screens leave no memory, listener or timer behind`, async ({ page, shop }) => {
  const held = await watchHeap(page)
  await shop.open('/aboutUs', { role: 'admin' })
  await shop.state()
  // By then all code and data is loaded, and the panel's log of calls is full.
  await walk(shop, 4 * screens.length)
  const before = await measure(shop, held)
  let after = before
  for (let done = 0; done < visits; done += 100) {
    await walk(shop, Math.min(100, visits - done))
    after = await measure(shop, held)
    process.stdout.write(
      `after ${Math.min(done + 100, visits)} screens: ${(after.megabytes - before.megabytes).toFixed(2)} MB, ` +
        `${after.listeners - before.listeners} listeners, ${after.timers - before.timers} timers, ${after.nodes - before.nodes} nodes more\n`,
    )
  }
  expect(after.megabytes - before.megabytes).toBeLessThan(5)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.timers).toBeLessThanOrEqual(before.timers)
})
