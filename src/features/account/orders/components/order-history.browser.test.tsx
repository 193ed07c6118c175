import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OrderHistory } from './order-history.tsx'

afterEach(leaveScreen)

test('failures of cancel, return and review are logged and shown without an alert, and what was typed stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const forms: [string, ...unknown[]][] = []
  stubHost((call, body) => {
    if (call.startsWith('GET')) return []
    forms.push([call, ...(body instanceof FormData ? body : [body])])
    return Response.json({}, { status: 500 })
  })
  const { screen } = await renderScreen(<OrderHistory />, '/account/orders?order=ord-sample-1&view=cancel', asha)
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Ordered by mistake' }))
  await press('Cancel Order')
  await expect.element(screen.getByText('The order could not be cancelled. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Ordered by mistake' })).toBeChecked()

  await press('Return/Replace')
  await userEvent.click(screen.getByRole('radio', { name: 'Wrong Size' }))
  await press('Request Return')
  await expect.element(screen.getByText('The return could not be requested. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Wrong Size' })).toBeChecked()

  await press('Write Review')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }), { force: true })
  await userEvent.fill(screen.getByLabelText('Your review'), 'Rings softly.')
  await press('Submit Review')
  await expect.element(screen.getByText('The review could not be sent. Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Your review')).toHaveValue('Rings softly.')

  expect(screen.getByRole('alertdialog').elements()).toEqual([])
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([
    'Failed to cancel the order',
    'Failed to return the order',
    'Failed to review the ordered product',
  ])
  expect(forms, 'pictures are optional').toEqual([
    ['POST /api/orders/ord-sample-1/cancel', JSON.stringify({ reason: 'Ordered by mistake' })],
    ['POST /api/orders/ord-sample-2/return', ['reason', 'Wrong Size']],
    ['POST /api/products/prod-9/reviews', ['rating', '4'], ['review', 'Rings softly.']],
  ])
})
