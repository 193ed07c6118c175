import type { Page } from '@playwright/test'
import { failCalls, recordCalls, recordForms } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn, signOutElsewhere } from '../support/sign-in.ts'

const cancelReasons = [
  'Changed my mind',
  'Ordered by mistake',
  'Found a better price elsewhere',
  'Shipping time too long',
  'Other',
]
const returnReasons = ['Broken Product', 'Wrong Size', 'Different from description', 'Quality not as expected', 'Other']
const views = ['Where your order is', 'Cancel this order', 'Return or replace', 'Write a review']

const pendingTexts = [
  'Pending',
  '13 Nov 2026',
  '₹48,599',
  'Aarohi Solitaire Ring × 1',
  '₹48,500',
  'Shipping',
  '₹99',
  '14, Lake View Road',
  'Bengaluru, Karnataka 560001',
  '+91 98450 00001',
]
const deliveredTexts = [
  'Delivered',
  '21 Oct 2026',
  '₹16,549',
  'Payal Bell Anklet × 1',
  '₹2,740',
  'Phool Flower Nose Pin × 1',
  '₹13,710',
  'Shipping',
  '₹99',
]

test('one view at a time: tracking, cancelling, returning, reviewing', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/account/orders', { role: 'customer' })
  const pending = page.getByRole('article', { name: 'Order SUV-2026-S0001' })
  const delivered = page.getByRole('article', { name: 'Order SUV-2026-S0002' })
  const opened = page.getByRole('heading', { level: 4 })
  for (const text of pendingTexts) await expect(pending).toContainText(text)
  for (const text of deliveredTexts) await expect(delivered).toContainText(text)
  await expect(
    delivered.getByRole('listitem').filter({ hasText: 'Payal' }).locator('img'),
    'a picture of each piece',
  ).toHaveAttribute('src', /anklet/)
  expect(
    calls.filter(({ to }) => /orders|products\//.test(to)),
    'the samples are asked of nobody',
  ).toEqual([])
  await expect(pending.getByRole('button')).toHaveText(['Track Order', 'Cancel'])
  await expect(delivered.getByRole('button')).toHaveText(['Track Order', 'Return/Replace', 'Write Review'])
  await expect(opened).toHaveCount(0)

  await pending.getByRole('button', { name: 'Track Order' }).click()
  await expect(opened).toHaveText(['Where your order is'])
  await expect(opened).toBeFocused()
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem')
  await expect(steps).toHaveText([/Order Processed.*Next/, /Order Shipped.*To come$/, /Delivered.*To come/])
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText([/Order Processed/])

  await pending.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(opened).toHaveText(['Cancel this order'])
  expect(await reasons(page)).toEqual(cancelReasons)
  await page.getByRole('button', { name: 'Keep Order', exact: true }).click()
  await expect(opened).toHaveCount(0)
  await expect(pending.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()

  await delivered.getByRole('button', { name: 'Track Order' }).click()
  await expect(steps).toHaveText([
    /Order Processed.*Done/,
    /Order Shipped.*Done.*Tracking ID: SUVTRK10177/,
    /Delivered.*Done/,
  ])
  await delivered.getByRole('button', { name: 'Return/Replace' }).click()
  await expect(opened).toHaveText(['Return or replace'])
  expect(await reasons(page)).toEqual(returnReasons)
  await expect(page.getByLabel('Add pictures')).toHaveAttribute('accept', /^image\/png,image\/jpeg,/)
  await expect(page.getByLabel('Add pictures')).toHaveAttribute('multiple')
  await delivered.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(opened).toHaveCount(0)
  await delivered.getByRole('button', { name: 'Write Review' }).click()
  await expect(opened).toHaveText(['Write a review'])
  await delivered.getByRole('button', { name: 'Close' }).click()
  await expect(opened).toHaveCount(0)
  await delivered.getByRole('button', { name: 'Write Review' }).click()
  await page.reload()
  await expect(opened).toHaveText(['Write a review'])
  await expect(page.getByText('What you order in this browser appears here.')).toBeVisible()
})

test('cancelling needs a reason, and a text for Other', { tag: '@slow' }, async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/account/orders?order=ord-sample-1&view=cancel', { role: 'customer' })
  const submit = page.getByRole('button', { name: 'Cancel Order' })
  await submit.click()
  await expect(page.getByText('Please select a reason', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Changed my mind' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await submit.click()
  await expect(page.getByText('Please tell us the reason', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your reason')).toBeFocused()
  expect(await shop.axe()).toEqual([])
  await page.getByLabel('Your reason').fill('A gift that is no surprise any more')
  await submit.click()
  await expect(page.getByText('Order cancelled', { exact: true })).toBeVisible()
  expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([
    {
      to: 'POST /api/orders/ord-sample-1/cancel',
      query: {},
      signed: true,
      body: { reason: 'A gift that is no surprise any more' },
    },
  ])
  const order = page.getByRole('article', { name: 'Order SUV-2026-S0001' })
  await expect(order).toContainText('Cancelled')
  await expect(order.getByRole('button')).toHaveText(['Track Order'])
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(0)
})

test(
  'failed cancel, return and review calls are logged and shown without an alert, and typed text stays',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await failCalls(page, '^POST /api/', { status: 500, body: {} })
    const forms = await recordForms(page)
    const logged: string[] = []
    page.on(
      'console',
      (message) => message.text().startsWith('Failed to') && logged.push(/^[\w ]+/.exec(message.text())?.[0] ?? ''),
    )
    await shop.open('/account/orders?order=ord-sample-1&view=cancel', { role: 'customer' })
    await page.getByRole('radio', { name: 'Ordered by mistake' }).check()
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await expect(page.getByText('The order could not be cancelled. Please try again.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Ordered by mistake' })).toBeChecked()

    const delivered = page.getByRole('article', { name: 'Order SUV-2026-S0002' })
    await delivered.getByRole('button', { name: 'Return/Replace' }).click()
    await page.getByRole('radio', { name: 'Wrong Size' }).check()
    await page.getByRole('button', { name: 'Request Return' }).click()
    await expect(page.getByText('The return could not be requested. Please try again.')).toBeVisible()

    await delivered.getByRole('button', { name: 'Write Review' }).click()
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Please select a rating', { exact: true })).toBeVisible()
    await expect(page.getByText('Please write your review')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused()
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByLabel('Your review').fill('Rings softly.')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('The review could not be sent. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Your review')).toHaveValue('Rings softly.')
    expect(logged).toEqual([
      'Failed to cancel the order ApiError',
      'Failed to return the order ApiError',
      'Failed to review the ordered product ApiError',
    ])
    expect(await forms.sent(), 'pictures are optional').toEqual([
      [['reason', 'Wrong Size']],
      [
        ['rating', '4'],
        ['review', 'Rings softly.'],
      ],
    ])
    for (const title of views)
      await expect(page.getByRole('heading', { level: 4, name: title })).toHaveCount(title === 'Write a review' ? 1 : 0)
  },
)

test('signing out removes the orders but keeps the text in an open form', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/account/orders', { role: 'customer' })
  await page.getByRole('article').first().getByRole('button', { name: 'Track Order' }).click()
  await signOutElsewhere(page)
  await expect(page.getByText('Please log in to view your orders')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await signIn(page)
  await page.getByRole('article').first().getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('Your reason').fill('Half a sent')
  await signOutElsewhere(page)
  await expect(page.getByText('Please log in to change your orders')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await signIn(page)
  await expect(page).toHaveURL('/account/orders?order=ord-sample-1&view=cancel')
  await expect(page.getByLabel('Your reason')).toHaveValue('Half a sent')

  // Another customer signs in in another tab.
  const other = await page.context().newPage()
  await other.goto('/media/none')
  await other.evaluate(() => {
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 'user-9', name: 'Ila', email: 'ila@shop.test', role: 'CUSTOMER' }),
    )
    localStorage.setItem('token', 'another')
  })
  await other.close()
  await expect(page.getByLabel('Your reason'), 'it is nobody else’s to see').toHaveCount(0)
})

/** The labels of the choices, from top to bottom. */
async function reasons(page: Page): Promise<string[]> {
  return page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''))
}

test.use({ expectedConsole: /status of (401|404)|Failed to (cancel|return|review)/ })
