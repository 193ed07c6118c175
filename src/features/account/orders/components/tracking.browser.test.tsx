import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { sampleHistory } from '../order.ts'
import { Tracking } from './tracking.tsx'

afterEach(leaveScreen)

const show = (status: string) => {
  const [order] = sampleHistory({ 'ord-sample-1': status })
  return renderScreen(order && <Tracking order={order} />)
}

test.each([
  ['Cancelled', 'This order was cancelled.'],
  ['Return requested', 'This order is on its way back to us.'],
])('an order that is %s shows why, and neither open steps nor a tracking ID', async (status, text) => {
  const { screen } = await show(status)
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.getByRole('list').elements()).toEqual([])
  expect(screen.getByText('Tracking ID').elements()).toEqual([])
})

test.each([
  ['Pending', 0],
  ['Processing', 0],
  ['Shipped', 1],
  ['Delivered', 1],
])('an order that is %s shows its tracking ID %i times: once it is shipped', async (status, times) => {
  const { screen } = await show(status)
  await expect.element(screen.getByRole('list', { name: 'Order progress' })).toBeVisible()
  expect(screen.getByText('SUVTRK10421').elements()).toHaveLength(times)
})
