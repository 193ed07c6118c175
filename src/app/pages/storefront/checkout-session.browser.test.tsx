import type { Address } from '#openapi/generated/model/address.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { placedOrders } from '#src/shared/shop/placed-orders.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CheckoutPage } from './checkout-page.tsx'

const home: Address = {
  id: 'addr-1',
  fullName: 'Asha Rao',
  addressLine1: '4, Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zipCode: '570001',
  country: 'India',
  mobile: '98',
  isDefault: true,
}
const work: Address = { ...home, id: 'addr-2', addressLine1: '7, Market Road', isDefault: false }

let answerOrder: () => Response | Promise<Response>

beforeEach(() => {
  stubHost((call) => {
    if (call === 'GET /v1/users/me') return { user: { ...asha, addresses: [home, work] } }
    return call === 'POST /api/checkout' ? answerOrder() : []
  })
})
afterEach(leaveScreen)

/** The checkout with another address, and the method if it is not the card. */
async function open(method?: string) {
  const { screen, router } = await renderScreen(<CheckoutPage />, '/checkout', asha)
  await userEvent.click(screen.getByRole('button', { name: 'Change the delivery address' }))
  await userEvent.click(screen.getByRole('radio', { name: /7, Market Road/ }))
  if (method !== undefined) await userEvent.click(screen.getByRole('radio', { name: method }))
  const place = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  const left = async () => {
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    return router.state.location.state as unknown
  }
  async function comeBack() {
    session.signIn({ token: 'another-token', user: asha })
    await router.navigate('/checkout')
    await expect.element(screen.getByText('7, Market Road')).toBeVisible()
  }
  return { screen, place, left, comeBack }
}

const refused = () => new Response('{"error":"Please sign in."}', { status: 401 })

test('a session that ends at Place Order leads to sign-in, which says that nothing was ordered; the choices are kept, the card is not', async () => {
  answerOrder = refused
  const { screen, place, left, comeBack } = await open()
  for (const [label, text] of Object.entries({ 'Card number': '4111', 'Expiry (MM/YY)': '1228', CVV: '913' }))
    await userEvent.fill(screen.getByLabelText(label), text)
  await place()
  expect(await left()).toEqual({
    from: '/checkout',
    reason: expect.stringMatching(/^Your session has ended\. Your order was not placed, and nothing was charged\./),
  })
  expect(screen.getByRole('alertdialog').elements()).toEqual([])
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/4111|1228|913/)
  await comeBack()
  await expect.element(screen.getByLabelText('Card number')).toHaveValue('')
})

test('a token that is removed in another tab leads there too, and the method is kept', async () => {
  const { screen, left, comeBack } = await open('COD')
  session.signOut()
  expect(await left()).toMatchObject({ reason: expect.stringContaining('Your order was not placed') })
  await comeBack()
  await expect.element(screen.getByRole('radio', { name: 'COD' })).toBeChecked()
})

test('an order that may have been placed says so over a sign-in and is not sent again unasked', async () => {
  answerOrder = () => Promise.reject(new TypeError('Failed to fetch'))
  const { screen, place, left, comeBack } = await open('UPI')
  await place()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  session.signOut()
  expect(await left()).toMatchObject({ reason: expect.stringContaining('Your order may have reached us') })
  await comeBack()
  await place()
  await expect.element(screen.getByRole('heading', { name: 'Place the order again?' })).toBeVisible()
})

test('an order that is on its way when the session ends is waited for, and remembered', async () => {
  const answer = Promise.withResolvers<Response>()
  answerOrder = () => answer.promise
  const { screen, place } = await open('UPI')
  await place()
  session.signOut()
  answer.resolve(Response.json({ orderId: 'order-9', orderNumber: 'SUV-2026-00009' }, { status: 201 }))
  await expect.element(screen.getByText('Your order number is SUV-2026-00009.')).toBeVisible()
  expect(placedOrders.read(asha.id).map(({ id }) => id)).toEqual(['order-9'])
  expect(sessionStorage.getItem('shop:checkout'), 'nothing is left to remember').toBeNull()
})

test('a guest is asked to log in first', async () => {
  const { router } = await renderScreen(<CheckoutPage />, '/checkout', asha)
  session.signOut()
  await expect.poll(() => router.state.location.state as unknown).toMatchObject({ from: '/checkout' })
})
