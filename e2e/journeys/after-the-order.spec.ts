import { recordCalls, recordForms } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'

const picture = (number: number) => ({ name: `crack-${number}.png`, mimeType: 'image/png', buffer: pngOf(number) })
const fileOf = (number: number) => `crack-${number}.png image/png ${pngOf(number).length}`

test(
  'one order is cancelled with a typed reason, another is returned with two pictures and reviewed',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    const forms = await recordForms(page)
    await shop.open('/account/orders', { role: 'customer' })
    const pending = page.getByRole('article', { name: 'Order SUV-2026-S0001' })
    const delivered = page.getByRole('article', { name: 'Order SUV-2026-S0002' })

    await pending.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Your reason').fill('My sister gave me the same ring')
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await expect(pending).toContainText('Cancelled')

    await delivered.getByRole('button', { name: 'Return/Replace' }).click()
    await page.getByRole('radio', { name: 'Broken Product' }).check()
    await page.getByLabel('Add pictures').setInputFiles([picture(1), picture(2), picture(3)])
    await expect(page.getByRole('img', { name: /^crack-/ })).toHaveCount(3)
    await page.getByRole('button', { name: 'Remove crack-3.png' }).click()
    await expect(page.getByLabel('Add pictures'), 'the pressed button went with its picture').toBeFocused()
    await page.getByRole('button', { name: 'Request Return' }).click()
    await expect(page.getByText('Return requested').first()).toBeVisible()
    await expect(delivered.getByRole('button')).toHaveText(['Track Order', 'Write Review'])

    await delivered.getByRole('button', { name: 'Write Review' }).click()
    await page.getByLabel('Which piece?').selectOption('Phool Flower Nose Pin')
    await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
    await page.getByLabel('Your review').fill('Lovely, until it broke.')
    await page.getByLabel('Add pictures').setInputFiles(picture(1))
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Review submitted successfully')).toBeVisible()
    await delivered.getByRole('button', { name: 'Write Review' }).click()
    await expect(page.getByLabel('Which piece?')).toHaveCount(0)
    await expect(page.getByLabel('Your review')).toHaveValue('')
    await expect(page.getByRole('img', { name: /^crack-/ }), 'what was sent is not sent again').toHaveCount(0)

    const writes = calls.filter(({ to }) => to.startsWith('POST /api/'))
    expect(writes.map(({ to, signed }) => [to, signed])).toEqual([
      ['POST /api/orders/ord-sample-1/cancel', true],
      ['POST /api/orders/ord-sample-2/return', true],
      ['POST /api/products/prod-10/reviews', true],
    ])
    expect(writes[0]?.body).toEqual({ reason: 'My sister gave me the same ring' })
    expect(await forms.sent()).toEqual([
      [
        ['reason', 'Broken Product'],
        ['images', fileOf(1)],
        ['images', fileOf(2)],
      ],
      [
        ['rating', '2'],
        ['review', 'Lovely, until it broke.'],
        ['images', fileOf(1)],
      ],
    ])
  },
)

test(
  'an order placed on this device is listed and can be cancelled, also after a reload',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/checkout', { role: 'customer' })
    await page.getByRole('radio', { name: /COD|Cash/ }).check()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
    await shop.go('/account/orders')
    const order = page.getByRole('region', { name: 'Placed on this device' }).getByRole('article')
    await expect(order).toHaveText(/Order SUV-\d{4}-\d+.*Pending/)
    await order.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('radio', { name: 'Ordered by mistake' }).check()
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    await expect(order).toContainText('Cancelled')
    expect(calls.filter(({ to }) => to.endsWith('/cancel'))).toMatchObject([
      { to: expect.stringMatching(/^POST \/api\/orders\/[^/]+\/cancel$/), body: { reason: 'Ordered by mistake' } },
    ])
    await page.reload()
    await expect(order).toContainText('Cancelled')
  },
)
