import type { Page } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

async function fillCoupon(page: Page) {
  await page.getByLabel('Code').fill('DIWALI7')
  await page.getByLabel('Description').fill('Festive weeks')
  await page.getByLabel('Discount type').selectOption('Percentage')
  await page.getByLabel('Maximum discount').fill('1500.50')
  await page.getByLabel('Start date').fill('2026-12-01')
  await page.getByLabel('End date').fill('2026-12-31')
}

/** Deletes a record, as another tab or a colleague would; resolves to the status. */
const deleteElsewhere = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch(to, { method: 'DELETE', headers })).status
  }, path)

test.describe('coupons', () => {
  test.use({ expectedConsole: [/Failed to create coupon|status of 4\d\d/] })

  test('a coupon is sent as typed; a duplicate code shows the server’s message', async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/admin/new-coupon', { role: 'admin' })
    await expect(page.getByText(/not accepted in the shop's cart yet/)).toBeVisible()
    await expect(page.getByText(/Only the type and the maximum are saved/)).toBeVisible()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    for (const text of [
      'Please enter a code',
      'Please choose a discount type',
      'Please enter a maximum discount',
      'Please enter a start date',
      'Please enter an end date',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('Maximum discount')).toHaveAttribute('step', '0.01')

    await fillCoupon(page)
    await page.getByLabel('Free shipping').check()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByText('Coupon created successfully!')).toBeVisible()
    expect(calls.filter(({ to }) => to === 'POST /v1/coupons').map(({ body }) => body)).toEqual([
      {
        code: 'DIWALI7',
        description: 'Festive weeks',
        start_date: '2026-11-30T18:30:00.000Z',
        end_date: '2026-12-31T18:29:59.000Z',
        free_shipping: true,
        max_discount: 1500.5,
        usage_limit: null,
        discount_type: 'percentage',
      },
    ])
    await expect(page.getByLabel('Code')).toHaveValue('')
    await expect(page.getByLabel('Free shipping')).not.toBeChecked()

    await fillCoupon(page)
    await page.getByLabel('Usage limit').fill('25')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to create couponPlease check: Code.')
    await expect(page.getByText('Coupon created successfully!')).toHaveCount(0)
    await expect(page.getByLabel('Code')).toHaveValue('DIWALI7')
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Coupon code is already taken/)
    await expect(page.getByLabel('Code')).toBeFocused()
    expect(calls.filter(({ to }) => to === 'POST /v1/coupons').at(-1)?.body).toMatchObject({
      usage_limit: 25,
      free_shipping: false,
    })

    // The form accepts an end before the start; the server refuses it and names the field.
    await page.getByLabel('Code').fill('DIWALI8')
    await page.getByLabel('End date').fill('2026-11-01')
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByLabel('End date')).toHaveAccessibleDescription(/It must end after it starts/)
    await expect(page.getByLabel('End date')).toBeFocused()
  })

  test('a failure without a server message shows a default one', { tag: '@slow' }, async ({ page, shop }) => {
    await failCalls(page, 'POST /v1/coupons$', { status: 500 })
    await shop.open('/admin/new-coupon', { role: 'admin' })
    await page.getByLabel('Code').fill('X')
    await page.getByLabel('Discount type').selectOption('Fixed amount')
    await page.getByLabel('Maximum discount').fill('10')
    await page.getByLabel('Start date').fill('2026-12-01')
    await page.getByLabel('End date').fill('2026-12-02')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to create coupon')
  })
})

test.describe('sales', () => {
  test.use({ expectedConsole: [/Failed to create the sale|status of 400/] })

  test('a sale is sent with ISO timestamps and its products; a discount above the cap is refused, not lowered', async ({
    page,
    shop,
  }) => {
    const calls = recordCalls(page)
    await shop.open('/admin/new-sale', { role: 'admin' })
    await expect(page.getByLabel('Active')).toBeChecked()
    await page.getByLabel('Name').fill('New Year Edit')
    await page.getByLabel('Description').fill('For the first week of the year.')
    await page.getByLabel('Start date').fill('2027-01-01')
    await page.getByLabel('End date').fill('2027-01-08')
    await page.getByLabel('Thumbnail URL').fill('/media/products/nose-pin--gold--diamond-800.avif')

    await page.getByRole('combobox', { name: 'Add a product' }).fill('SUV-RNG-0001')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    const ring = page.getByRole('listitem', { name: 'Aarohi Solitaire Ring' })
    const percent = ring.getByLabel('Discount percent')
    await expect(percent).toBeFocused()
    await expect(percent).toHaveAttribute('max', '9.9999')
    await expect(percent).toHaveAttribute('step', '0.0001')
    await percent.fill('10')
    await ring.getByLabel('Discount amount').fill('9.99991')
    await page.getByRole('button', { name: 'Create sale' }).click()
    await expect(percent).toHaveAccessibleDescription('At most 9.9999')
    await expect(percent).toHaveValue('10')
    await expect(percent).toBeFocused()
    expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([])

    await percent.fill('9.9999')
    await ring.getByLabel('Discount amount').fill('')
    await expect(ring).toContainText('₹43,650.05')
    await page.getByRole('button', { name: 'Create sale' }).click()
    await expect(page.getByText('Sale created successfully!')).toBeVisible()
    expect(calls.filter(({ to }) => to === 'POST /v1/sales').map(({ body }) => body)).toEqual([
      {
        name: 'New Year Edit',
        description: 'For the first week of the year.',
        start_date: '2026-12-31T18:30:00.000Z',
        end_date: '2027-01-08T18:29:59.000Z',
        is_active: true,
        thumbnail: '/media/products/nose-pin--gold--diamond-800.avif',
        products: [{ product_id: 'prod-1', discount_percent: 9.9999, discount_amount: 0 }],
      },
    ])
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(ring).toHaveCount(0)
    await page.getByRole('link', { name: 'All sales' }).click()
    await expect(page.getByText('New Year Edit').first()).toBeVisible()
  })

  test(
    'a refused sale keeps what was typed and shows each message at its field',
    { tag: '@slow' },
    async ({ page, shop }) => {
      const { heal } = await failCalls(page, 'POST /v1/sales$')
      await shop.open('/admin/new-sale', { role: 'admin' })
      await page.getByRole('button', { name: 'Create sale' }).click()
      for (const text of ['Please enter a name', 'Please enter a start date', 'Please enter an end date'])
        await expect(page.getByText(text)).toBeVisible()
      await page.getByLabel('Name').fill('New Year Edit')
      await page.getByLabel('Start date').fill('2027-01-09')
      await page.getByLabel('End date').fill('2027-01-08')
      await page.getByRole('button', { name: 'Create sale' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Out of order.')
      await expect(page.getByRole('main').getByText('Out of order.')).toBeInViewport()
      await heal()
      await page.getByRole('button', { name: 'Create sale' }).click()
      await expect(page.getByLabel('End date')).toHaveAccessibleDescription('It must end after it starts.')
      await expect(page.getByLabel('End date')).toBeFocused()
      await expect(page.getByLabel('Name')).toHaveValue('New Year Edit')
    },
  )

  test.describe('with a product that is deleted in the meantime', () => {
    test.use({ expectedConsole: [/Failed to create the|could not be added|status of 404/] })

    test(
      'it is named in the new sale and refused by a running one; the rest stays',
      { tag: '@slow' },
      async ({ page, shop }) => {
        await shop.open('/admin/new-sale', { role: 'admin' })
        await page.getByLabel('Name').fill('New Year Edit')
        await page.getByLabel('Start date').fill('2027-01-01')
        await page.getByLabel('End date').fill('2027-01-08')
        for (const sku of ['SUV-RNG-0001', 'SUV-ANK-0001']) {
          await page.getByRole('combobox', { name: 'Add a product' }).fill(sku)
          await expect(page.getByRole('option', { name: sku })).toBeVisible()
          await page.keyboard.press('Enter')
          await expect(page.getByLabel('Discount percent').last()).toBeFocused()
          await page.keyboard.type('5')
        }
        expect(await deleteElsewhere(page, '/v1/products/prod-9')).toBe(204)
        await page.keyboard.press('Control+s')
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          'A product below was deleted in the meantime, in another tab or by a colleague. Remove it, then create the sale. Everything else is still here.',
        )
        const anklet = page.getByRole('listitem', { name: 'Payal Bell Anklet' })
        await expect(anklet).toContainText('Deleted in the meantime: it cannot be in the sale.')
        await expect(page.getByText('it cannot be in the sale')).toHaveCount(1)
        await page.getByRole('button', { name: 'Remove Payal Bell Anklet from the sale' }).click()
        await page.keyboard.press('Control+s')
        await expect(page.getByText('Sale created successfully!')).toBeVisible()

        await shop.go('/admin/sales?open=sale-1')
        const form = page.getByRole('form', { name: /^Add a product to/ })
        await form.getByRole('combobox').fill('SUV-RNG-0001')
        await form.getByRole('option').click()
        await form.getByLabel('Discount percent').fill('5')
        expect(await deleteElsewhere(page, '/v1/products/prod-1')).toBe(204)
        await page.keyboard.press('Enter')
        await expect(form.getByRole('alert')).toHaveText(
          'This product or its sale was deleted in the meantime, in another tab or by a colleague.',
        )
        await expect(form.getByRole('combobox')).toHaveValue(/SUV-RNG-0001/)
        await expect(form.getByLabel('Discount percent')).toHaveValue('5')
      },
    )
  })
})
