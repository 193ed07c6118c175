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

test('odd values stay in their cell, and what is no order is left out', async () => {
  stubHost(() => [
    order('SO-1', { created_at: 'soon' }),
    order('SO-2', { shipment_status: 'Lost', total_amount: '057' }),
    null,
    { order_number: 'SO-3' },
  ])
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('1–2 of 2 orders')).toBeVisible()
  const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(cells[0]).toEqual(['SO-1', '–', 'asha@shop.test', 'Paid', 'Pending', '₹1,500'])
  expect(cells[1]?.slice(4)).toEqual(['Lost', '₹57'])
})

test.each([null, {}, 'sorry', { data: [] }])(
  '%j in the place of a list is a failure, and Retry asks again',
  async (answer) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let isWell = false
    stubHost(() => Response.json(isWell ? [order('SO-1')] : answer))
    const { screen } = await renderScreen(<OrderList />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch orders. Please try again later.')
    isWell = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect.element(screen.getByText('SO-1')).toBeVisible()
    logged.mockClear()
  },
)
