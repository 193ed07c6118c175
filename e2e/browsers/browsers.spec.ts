import { areas } from '../support/addresses.ts'
import { journeys, signIn } from '../hosts/journeys.ts'
import { expect, test } from './fixtures.ts'

interface State {
  hash: string
  counts: Record<string, number>
}

test('the same seed gives the same shop as in Node', async ({ openTab, baseURL, live }) => {
  const inNode = (await (await fetch(`${live.backend}/__kit/state`)).json()) as State
  const tab = await openTab(baseURL ?? '')
  await tab.open('/aboutUs')
  await expect.poll(() => tab.value<boolean>('window.kit !== undefined')).toBe(true)
  expect(await tab.value<State>('window.kit.state()')).toEqual(inNode)
})

test('an empty date field is blanked', async ({ openTab, baseURL, engine }) => {
  test.skip(engine !== 'WebKitGTK', 'Firefox shows “dd/mm/yyyy” in it.')
  const tab = await openTab(baseURL ?? '')
  await signIn(tab, 'admin')
  await tab.open('/admin/new-coupon')
  await tab.see('heading', 'Create Coupon')
  // Checked by eye: WebKitGTK has no computed style of this part, and its screenshots of elements are black.
  const isBlanked = () =>
    tab.value<boolean>(
      `CSS.supports('hanging-punctuation', 'first') && document.querySelector('[type=date]').matches('[data-blank]')`,
    )
  expect(await isBlanked()).toBe(true)
  await tab.fill('Start Date', '2026-12-01')
  expect(await tab.value(`document.querySelector('[type=date]').value`)).toBe('2026-12-01')
  expect(await isBlanked()).toBe(false)
})

for (const build of ['demo', 'live'] as const) {
  test.describe(`the ${build} build`, () => {
    let origin = ''
    test.beforeEach(async ({ baseURL, live }) => {
      origin = build === 'demo' ? (baseURL ?? '') : live.origin
      await fetch(`${live.backend}/__kit/reset`, { method: 'POST' })
    })

    for (const [role, routes] of Object.entries(areas)) {
      test(`every screen of the ${role}`, async ({ openTab, engine }, testInfo) => {
        const tab = await openTab(origin)
        if (role === 'customer' || role === 'admin') await signIn(tab, role)
        for (const [path, heading] of Object.entries(routes)) {
          await tab.open(path)
          await tab.see('heading', heading)
          for (const [width, height] of [
            [1440, 900],
            [390, 844],
          ] as const) {
            await tab.resize(width, height)
            const name = `${engine}-${build}-${width}${path.replaceAll('/', '-')}.png`
            await testInfo.attach(name, { body: await tab.picture(), contentType: 'image/png' })
            expect(
              await tab.value<number>('document.documentElement.scrollWidth - innerWidth'),
              `${path} does not scroll sideways`,
            ).toBeLessThanOrEqual(0)
          }
        }
      })
    }

    test('Back returns to the position in the list where a product was opened', async ({ openTab }) => {
      const tab = await openTab(origin)
      await tab.resize(1440, 900)
      await tab.open('/products')
      await tab.see('link', 'Rudra Link Chain')
      // The position at the press, since the drivers scroll before they press.
      await tab.value(`addEventListener('click', () => { window.pressedAt = scrollY }, true)`)
      await tab.press('link', 'Rudra Link Chain')
      // The list has a heading of that name too, and a step back before the product is open would do nothing.
      const title = () => tab.value<string | undefined>(`document.querySelector('h1')?.textContent`)
      await expect.poll(title).toBe('Rudra Link Chain')
      const pressedAt = await tab.value<number>('window.pressedAt')
      expect(pressedAt).toBeGreaterThan(0)
      await tab.value('history.back()')
      await tab.see('heading', 'All Products')
      await expect.poll(() => tab.value<number>('scrollY')).toBe(pressedAt)
    })

    for (const [name, journey] of Object.entries(journeys)) {
      test(name, async ({ openTab }) => {
        const tab = await openTab(origin)
        await tab.resize(1440, 900)
        await journey(tab)
      })
    }
  })
}
