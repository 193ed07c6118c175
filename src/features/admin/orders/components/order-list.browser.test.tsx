import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderList } from './order-list.tsx'

afterEach(leaveScreen)

const order = (number: string, change: object = {}) => ({
  id: `id-${number}`,
  order_number: number,
  created_at: '2026-11-14T10:00:00Z',
  customer_email: 'asha@shop.test',
  shipment_status: 'Pending',
  payment_status: 'Paid',
  total_amount: 1500,
  ...change,
})

test('odd values stay in their cell, and a row that is none is left out and counted', async () => {
  stubHost(() => [
    order('SO-1', { created_at: 'soon', total_amount: 'much' }),
    order('SO-2', { payment_status: null, shipment_status: 'Lost', customer_email: null, total_amount: '057' }),
    null,
    { order_number: 'SO-3' },
    order('SO-4'),
  ])
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('1–3 of 3 orders')).toBeVisible()
  await expect.element(screen.getByText('2 orders could not be shown.')).toBeVisible()
  const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(cells[0]).toEqual(['SO-1', '–', 'asha@shop.test', 'Paid', 'Pending', '–'])
  expect(cells[1]?.slice(2)).toEqual(['', '–', 'Lost', '₹57'])
  await userEvent.click(screen.getByRole('button', { name: 'Total' }))
  await screen.getByRole('combobox', { name: 'Payment' }).selectOptions('Paid')
  await expect.element(screen.getByText('1–2 of 2 orders')).toBeVisible()
})

test('a list that is wrapped in data is read', async () => {
  stubHost(() => ({ data: [] }))
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('No orders found.')).toBeVisible()
})

test.each([null, {}, 'sorry'])('%j in the place of a list is a failure, and Retry asks again', async (answer) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isWell = false
  stubHost(() => Response.json(isWell ? [order('SO-1')] : answer))
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch orders. Please try again later.')
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByText('SO-1')).toBeVisible()
  logged.mockClear()
})
