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
