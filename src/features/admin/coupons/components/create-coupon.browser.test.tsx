import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreateCoupon } from './create-coupon.tsx'

afterEach(leaveScreen)

async function create(answer: object) {
  stubHost(() => answer)
  const { screen } = await renderScreen(<CreateCoupon />)
  await screen.getByRole('textbox', { name: 'Code' }).fill('DIWALI5')
  await screen.getByRole('combobox', { name: 'Discount Type' }).selectOptions('Percentage')
  await screen.getByRole('spinbutton', { name: 'Maximum Discount' }).fill('500')
  await screen.getByLabelText('Start Date').fill('2026-12-01')
  await screen.getByLabelText('End Date').fill('2026-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'Create coupon' }))
  return screen
}

test('an answer with only a status is a success that shows the sent values', async () => {
  const screen = await create({ status: 'success' })
  await expect.element(screen.getByText('Coupon created successfully!')).toBeVisible()
  await expect.element(screen.getByText('DIWALI5', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Code')).toHaveValue('')
})

test('a 2xx answer that reports a failure counts as one, with its message', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const screen = await create({ status: 'error', message: 'That code is reserved.' })
  await expect.element(screen.getByText('That code is reserved.')).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to create coupon'])
  logged.mockClear()
})

test('a coupon is sent as typed, and the form is empty afterwards', async () => {
  const sent: unknown[] = []
  stubHost((call, body) => {
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return { id: 'coupon-1' }
  })
  const { screen } = await renderScreen(<CreateCoupon />)
  for (const text of [/not accepted in the shop's cart yet/, /Only the type and the maximum are saved/])
    await expect.element(screen.getByText(text)).toBeVisible()
  const send = screen.getByRole('button', { name: 'Create coupon' })
  await userEvent.click(send)
  for (const text of ['a code', 'a maximum discount', 'a start date', 'an end date'])
    await expect.element(screen.getByText(`Please enter ${text}`)).toBeVisible()
  await expect.element(screen.getByText('Please choose a discount type')).toBeVisible()
  expect(sent).toEqual([])
  await expect.element(screen.getByLabelText('Maximum Discount')).toHaveAttribute('step', '0.01')
  const code = screen.getByLabelText('Code')
  await code.fill('DIWALI7')
  await screen.getByLabelText('Description').fill('Festive weeks')
  await screen.getByLabelText('Discount Type').selectOptions('Percentage')
  await screen.getByLabelText('Maximum Discount').fill('1500.50')
  await screen.getByLabelText('Start Date').fill('2026-12-01')
  await screen.getByLabelText('End Date').fill('2026-12-31')
  await screen.getByLabelText('Usage Limit').fill('25')
  await userEvent.click(screen.getByLabelText('Free Shipping'))
  await userEvent.click(send)
  await expect.element(screen.getByText('Coupon created successfully!')).toBeVisible()
  const typed = { code: 'DIWALI7', description: 'Festive weeks', free_shipping: true, usage_limit: 25 }
  const days = { start_date: '2026-11-30T18:30:00.000Z', end_date: '2026-12-31T18:29:59.000Z' }
  expect(sent).toEqual([['POST /v1/coupons', { ...typed, ...days, max_discount: 1500.5, discount_type: 'percentage' }]])
  for (const label of ['Code', 'Description', 'Discount Type', 'Start Date', 'End Date'])
    await expect.element(screen.getByLabelText(label)).toHaveValue('')
  for (const label of ['Maximum Discount', 'Usage Limit'])
    await expect.element(screen.getByLabelText(label)).toHaveValue('')
  await expect.element(screen.getByLabelText('Free Shipping')).not.toBeChecked()
})

test.each([
  ['no message', 500, {}, 'Failed to create coupon'],
  ['a message', 500, { message: 'Out of order.' }, 'Out of order.'],
  [
    'a code that is taken',
    409,
    { message: 'Coupon code is already taken' },
    'Failed to create couponPlease check: Code.',
  ],
] as const)('a refusal with %s is told, and what was typed stays', async (_, status, body, words) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const screen = await create(Response.json(body, { status }))
  await expect.element(screen.getByRole('form').getByRole('alert')).toHaveTextContent(words)
  await expect.element(screen.getByLabelText('Code')).toHaveValue('DIWALI5')
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to create coupon'])
  logged.mockClear()
  if (status !== 409) return
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription(expect.stringContaining(body.message))
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
})

test('each required field is marked, a choice too', async () => {
  stubHost(() => ({}))
  const { screen } = await renderScreen(<CreateCoupon />)
  await expect.element(screen.getByLabelText('Code')).toBeVisible()
  const required = [...document.querySelectorAll<HTMLInputElement>(':required')].flatMap(({ labels }) => [
    ...(labels ?? []),
  ])
  const marked = required.filter((label) => getComputedStyle(label, '::after').content.includes('*'))
  expect(required).toHaveLength(5)
  expect(marked).toEqual(required)
})
