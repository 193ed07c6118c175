import { failCalls, recordCalls, recordForms } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn, signOutElsewhere } from '../support/sign-in.ts'

const views = ['Where your order is', 'Cancel this order', 'Return or replace', 'Write a review']

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

test.use({ expectedConsole: /status of (401|404)|Failed to (cancel|return|review)/ })
