import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, watchShifts } from '../support/looks.ts'

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true })
const lines = [
  { productVariantId: 'var-1', quantity: 1 },
  { productVariantId: 'var-25', quantity: 1 },
]

async function fillCard(page: Page) {
  await page.getByLabel('Card number', { exact: true }).pressSequentially('4111111111111111')
  await page.getByLabel('Expiry (MM/YY)', { exact: true }).pressSequentially('1228')
  await page.getByLabel('CVV', { exact: true }).fill('9137')
}

/** Fills in and saves the form for a new address. */
async function addAddress(page: Page, line: string) {
  const form = page.getByRole('form', { name: 'Add New Address' })
  await expect(form.getByLabel('Full name', { exact: true })).toBeFocused()
  const values = {
    'Full name': 'Ila',
    Mobile: '9845000003',
    'Address line 1': line,
    City: 'Mysuru',
    State: 'Karnataka',
    Country: 'India',
    'PIN code': '570001',
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form).toHaveCount(0)
}

async function expectCardRequired(page: Page) {
  await place(page).click()
  await expect(page.getByLabel('Card number', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Card number', { exact: true })).toHaveAccessibleDescription('Enter the card number.')
  await expect(page.getByLabel('Expiry (MM/YY)', { exact: true })).toHaveAccessibleDescription('Enter the expiry date.')
  await expect(page.getByLabel('CVV', { exact: true })).toHaveAccessibleDescription('Enter the CVV.')
}

test(
  'the sample order is paid by card: the fields are required, grouped, and never leave the page',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await shop.open('/checkout', { role: 'customer' })
    const order = page.getByRole('region', { name: 'Sample order' })
    await expect(order.getByRole('listitem')).toHaveText([
      /Aarohi Solitaire RingGold · Size 121 piece₹48,500/,
      /Payal Bell AnkletSilver · Size 9.5 in1 piece₹2,740/,
    ])
    await expect(order.getByRole('definition')).toHaveText(['₹51,240', '₹99', '₹51,339'])
    await expect(order).toContainText('Promo codes from the cart do not apply here.')
    await expect(page.getByRole('radio')).toHaveCount(3)
    await expect(page.getByRole('radio', { name: 'Credit Card', exact: true })).toBeChecked()
    await expect(main(page).getByText('14, Lake View Road')).toBeVisible()

    await expectCardRequired(page)
    await expectGoodLooks(page, shop, 'the checkout without a card')

    await fillCard(page)
    await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('4111 1111 1111 1111')
    await expect(page.getByLabel('Expiry (MM/YY)', { exact: true })).toHaveValue('12/28')
    for (const [label, token] of [
      ['Card number', 'cc-number'],
      ['Expiry (MM/YY)', 'cc-exp'],
      ['CVV', 'cc-csc'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('inputmode', 'numeric')
    }
    await page.getByLabel('CVV', { exact: true }).press('Enter')
    await page.keyboard.press('Enter')
    const said = page.getByRole('heading', { name: 'Order Placed Successfully!', exact: true })
    await expect(main(page).getByRole('status').filter({ has: said })).toBeVisible()
    await expect(said).toBeFocused()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page).toHaveURL('/')

    const placed = calls.filter(({ to }) => to === 'POST /api/checkout')
    expect(placed).toEqual([
      {
        to: 'POST /api/checkout',
        query: {},
        signed: true,
        body: {
          paymentMethod: 'credit',
          items: lines,
          shippingAddress: expect.objectContaining({
            address_line1: '14, Lake View Road',
            city: 'Bengaluru',
            zip_code: '560001',
          }),
        },
      },
    ])
  },
)

/** Everything the browser stores for the page: storage, databases, caches, cookies, the address and its state. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, outside this module's scope
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database cannot be read.')))
      })
    const databases = await indexedDB.databases()
    const rows = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const database = await settled(indexedDB.open(name))
        const stores = [...database.objectStoreNames].map((store) =>
          settled(database.transaction(store).objectStore(store).getAll()),
        )
        const all = await Promise.all(stores)
        database.close()
        return all
      }),
    )
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      rows,
      await caches.keys(),
      document.cookie,
      history.state,
      location.href,
      window.name,
      document.title,
    ])
  })

/** The first three orders fail: out of stock, without a message, without an answer. */
async function failThreeOrders(page: Page) {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    const answers = [
      () => Response.json({ error: 'Only 1 of it is left.' }, { status: 409 }),
      () => Response.json({}, { status: 500 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]
    window.sent = []
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      if (typeof init?.body === 'string') window.sent?.push(init.body)
      const answer = pathname === '/api/checkout' ? answers.shift() : undefined
      return answer === undefined ? real(input, init) : Promise.resolve(answer())
    }
  })
}

test(
  'failures show an alert with the server’s message, a default, or one for no answer; the card stays filled in, unchecked, and never leaves the page',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await failThreeOrders(page)
    const left: string[] = []
    page.on('request', (request) =>
      left.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
    )
    page.on('console', (line) => left.push(line.text()))
    await shop.open('/checkout', { role: 'customer' })
    const card = { 'Card number': 'canary-number', 'Expiry (MM/YY)': 'canary-expiry', CVV: 'canary-cvv' }
    for (const [label, text] of Object.entries(card)) await page.getByLabel(label, { exact: true }).fill(text)
    const alert = page.getByRole('alertdialog')
    for (const text of ['Only 1 of it is left.', 'Order failed!', 'Something went wrong. Please try again.']) {
      await place(page).click()
      await expect(alert).toHaveText(new RegExp(`^${text}`))
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
      if (text === 'Order failed!') expect(await shop.axe()).toEqual([])
      await page.keyboard.press('Escape')
      await expect(alert).toHaveCount(0)
      await expect(place(page)).toBeFocused()
      for (const [label, kept] of Object.entries(card))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(kept)
    }
    const whileTyped = await everythingKept(page)
    await place(page).click()
    await expect(alert, 'the last try may have reached the shop').toContainText('Place the order again?')
    expect(await page.evaluate(() => window.sent?.length)).toBe(3)
    await alert.getByRole('button', { name: 'Order again' }).dblclick()
    await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
    const sent = await page.evaluate(() => window.sent ?? [])
    expect(sent).toHaveLength(4)
    expect(
      new Set(
        sent.map((body) =>
          Object.keys(JSON.parse(body) as object)
            .toSorted()
            .join(' '),
        ),
      ),
    ).toEqual(new Set(['items paymentMethod shippingAddress']))
    const kept = await everythingKept(page)
    expect(kept, 'the order is remembered').toContain('Aarohi Solitaire Ring')
    expect(kept, 'the backend has it').toContain('14, Lake View Road')
    expect([whileTyped, kept, ...sent, ...left].filter((text) => text.includes('canary'))).toEqual([])
  },
)

test(
  'the order goes to another chosen address; leaving early does not redirect, and Back offers no second order',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await shop.open('/', { role: 'customer' })
    await shop.go('/checkout')
    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    const choice = page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio')
    await expect(choice.first()).toBeFocused()
    await choice.first().press('ArrowDown')
    await page.getByRole('radio', { name: 'UPI', exact: true }).check()
    await place(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Placed Successfully!')
    const sent = calls.find(({ to }) => to === 'POST /api/checkout')?.body as {
      shippingAddress: { address_line1: string }
    }
    expect(sent.shippingAddress.address_line1).not.toBe('14, Lake View Road')
    const number = /SUV-[\d-]+/.exec(await main(page).innerText())?.[0] ?? 'none'
    await page.getByRole('link', { name: 'See your order' }).click()
    const order = page.getByRole('article', { name: `Order ${number}` })
    await expect(order.getByRole('list', { name: 'Order progress' })).toBeVisible()
    await expect(order, 'and not the heading of the page').toBeFocused()
    await expect(page.getByRole('article').first()).toHaveAccessibleName(`Order ${number}`)
    await expect(order).toContainText('Gold · Size 12')
    await expect(order.locator('time').locator('..')).toContainText('UPI')
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/account\/orders/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test(
  'an HTML page as the answer counts neither as an order nor as a failure, so no second order is offered',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const real = window.fetch.bind(window)
      window.fetch = (input, init) =>
        input === '/api/checkout'
          ? Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
          : real(input, init)
    })
    await shop.open('/checkout', { role: 'customer' })
    await page.getByRole('radio', { name: 'UPI', exact: true }).check()
    await place(page).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('We do not know whether your order was placed.')
    await expect(alert).toContainText('Please ask us before you place it again')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Sample order' })).toContainText('Your order may have reached us.')
  },
)

test(
  'without an address it requires one, which is added on the spot: what was typed stays',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/checkout', { role: 'customer', scenario: 'new-customer' })
    await fillCard(page)
    await place(page).click()
    const add = page.getByRole('button', { name: 'Add an address' })
    await expect(add).toBeFocused()
    await expect(
      main(page).getByRole('alert').filter({ hasText: 'Add a delivery address before you place the order.' }),
    ).toBeVisible()
    expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([])
    expect(await shop.axe()).toEqual([])
    await add.click()
    await addAddress(page, '9, Garden Lane')
    await expect(main(page).getByText('9, Garden Lane')).toBeVisible()
    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    await page.getByRole('button', { name: 'Add a new address' }).click()
    expect(await shop.axe()).toEqual([])
    await addAddress(page, '2, Hill Road')
    await expect(page.getByRole('button', { name: 'Add a new address' })).toBeFocused()
    await expect(page.getByRole('radio', { name: /2, Hill Road/ })).toBeChecked()
    await expect(page.getByLabel('CVV', { exact: true })).toHaveValue('9137')
    await place(page).click()
    await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
    const body = calls.find(({ to }) => to === 'POST /api/checkout')?.body
    expect(body).toMatchObject({ shippingAddress: { address_line1: '2, Hill Road' } })
  },
)

test.describe('in a sold-out shop', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test('the server’s message is shown', { tag: '@slow' }, async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/checkout', { role: 'customer', scenario: 'sold-out' })
    await page.getByRole('radio', { name: 'COD', exact: true }).check()
    await place(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('Aarohi Solitaire Ring is sold out.')
    expect(calls.find(({ to }) => to === 'POST /api/checkout')?.body).toMatchObject({
      paymentMethod: 'cod',
      items: lines,
    })
  })
})

test(
  'a guest signs in first; loading and failed addresses have their own state',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const { shifted } = await watchShifts(page)
    await shop.open('/checkout', { role: 'guest' })
    await expect(page).toHaveURL('/login')
    await expect(main(page)).toContainText('Please log in to place your order')

    // The answers come when the clock is moved on, so that a busy machine misses nothing.
    await page.clock.install()
    await page.goto('/checkout?role=customer&scenario=slow-network&latency=10000')
    await expect(main(page).getByText('Loading...', { exact: true })).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(main(page).getByText('14, Lake View Road')).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(0.02)

    const { heal } = await failCalls(page, 'GET /v1/users/me$')
    await shop.open('/checkout', { role: 'customer', scenario: 'default' })
    await expect(main(page).getByRole('alert').filter({ hasText: 'Failed to fetch addresses' })).toBeVisible()
    await heal()
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(main(page).getByText('14, Lake View Road')).toBeVisible()
  },
)

declare global {
  interface Window {
    /** The request bodies that the page sent. */
    sent?: string[]
  }
}
