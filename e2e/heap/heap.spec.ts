import { areas } from '../addresses.ts'
import { expect, type Shop, test } from '../fixtures.ts'
import { type Held, watchHeap } from './left-behind.ts'

/** As many as somebody opens in half an hour who looks at each screen for three seconds. */
const visits = Number(process.env.HEAP_VISITS ?? 600)
/** Shop and back office by turns; signed in as an admin, the sign-in screens would go on to the account. */
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
  }
}

/** On the same quiet screen each time; toasts and whatever else ends by itself is gone by then. */
async function measure(shop: Shop, held: () => Promise<Held>): Promise<Held> {
  await shop.go('/aboutUs')
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await shop.page.waitForLoadState('networkidle')
  return held()
}

test(`${visits} screens leave no memory, listener or timer behind`, async ({ page, shop }) => {
  const held = await watchHeap(page)
  await shop.open('/aboutUs', { role: 'admin' })
  await shop.state()
  // Then code and data are loaded, and the panel holds as many of the latest calls and answers as it ever does.
  await walk(shop, 4 * screens.length)
  const before = await measure(shop, held)
  for (let done = 0; done < visits; done += 100) {
    await walk(shop, Math.min(100, visits - done))
    const now = await measure(shop, held)
    process.stdout.write(
      `after ${Math.min(done + 100, visits)} screens: ${(now.megabytes - before.megabytes).toFixed(2)} MB, ` +
        `${now.listeners - before.listeners} listeners, ${now.timers - before.timers} timers, ${now.nodes - before.nodes} nodes more\n`,
    )
  }
  const after = await measure(shop, held)
  expect(after.megabytes - before.megabytes).toBeLessThan(5)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.timers).toBeLessThanOrEqual(before.timers)
})
