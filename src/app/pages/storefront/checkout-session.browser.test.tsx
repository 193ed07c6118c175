import type { Address } from '#openapi/generated/model/address.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { placedOrders } from '#src/shared/shop/placed-orders.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SessionWatcher } from '../../session-watcher.tsx'
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
let addresses: Address[]

beforeEach(() => {
  addresses = [home, work]
  stubHost((call) => {
    if (call === 'GET /v1/users/me') return { user: { ...asha, addresses } }
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

const ordered = () => Response.json({ orderId: 'order-9', orderNumber: 'SUV-2026-00009' }, { status: 201 })
const soldOut = () => Response.json({ error: 'Aarohi Ring is sold out.' }, { status: 409 })

const Shop = () => (
  <>
    <SessionWatcher />
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>
  </>
)

/** An order that is under way, whose checkout has been left. */
async function leftUnderWay(result: () => Response | Promise<Response>) {
  const answered = Promise.withResolvers<undefined>()
  let sent = 0
  answerOrder = async () => {
    sent += 1
    await answered.promise
    return result()
  }
  const { screen, router } = await renderScreen(<Shop />, '/checkout', asha)
  await userEvent.click(screen.getByRole('radio', { name: 'UPI' }))
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  const place = screen.getByRole('button', { name: 'Place Order' })
  const leave = async () => {
    await router.navigate('/')
    await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  }
  await userEvent.click(place)
  await leave()
  const comeBack = async () => {
    await router.navigate('/checkout')
    await expect.element(place).toBeVisible()
    // Under way: the press is one for nothing.
    place.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  return { screen, leave, comeBack, answer: () => answered.resolve(undefined), sent: () => sent }
}
const toast = () => document.querySelector('[data-toast]')?.textContent

test.each([
  ['placed', ordered, 'Your order was placed.Your order number is SUV-2026-00009.'],
  ['refused', soldOut, 'Your order was not placed.Aarohi Ring is sold out.'],
  [
    'lost',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We do not know whether your order was placed.Your order may still have reached us.',
  ],
])(
  'an order that is %s once the checkout is left is told elsewhere, and none is sent meanwhile',
  async (_how, result, told) => {
    const { leave, comeBack, answer, sent } = await leftUnderWay(result)
    await comeBack()
    await leave()
    answer()
    await expect.poll(toast).toContain(told)
    expect(sent()).toBe(1)
  },
)

test('a checkout that is opened again shows the result itself: the order, or why there is none', async () => {
  const first = await leftUnderWay(ordered)
  await first.comeBack()
  first.answer()
  await expect.element(first.screen.getByText('Your order number is SUV-2026-00009.')).toBeVisible()
  expect([first.sent(), toast()]).toEqual([1, undefined])
  await first.screen.unmount()

  const { screen, comeBack, answer } = await leftUnderWay(soldOut)
  await comeBack()
  answer()
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'OK' }))
  await expect.element(screen.getByText('Aarohi Ring is sold out.')).toBeVisible()
  expect(toast()).toBeUndefined()
})

test('whoever signs in next is not told of the order', async () => {
  const { screen, comeBack, answer } = await leftUnderWay(ordered)
  session.signIn({ token: 'another-token', user: { ...asha, id: 'user-2' } })
  answer()
  await expect.poll(() => placedOrders.read(asha.id)).toHaveLength(1)
  await comeBack()
  await expect.element(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(toast()).toBeUndefined()
})

test('who signs in next in another tab finds neither card nor address of the one before', async () => {
  const { screen } = await renderScreen(<Shop />, '/checkout', asha)
  await screen.getByLabelText('CVV').fill('913')
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  addresses = [work]
  session.signIn({ token: 'another-token', user: { ...asha, id: 'user-2' } })
  await expect.element(screen.getByText('7, Market Road')).toBeVisible()
  await expect.element(screen.getByLabelText('CVV')).toHaveValue('')
  expect(screen.getByText(/was deleted in another tab/).elements()).toEqual([])
})

/** Reads the person anew, as a tab does that is looked at again. */
const lookAgain = () => dispatchEvent(new Event('visibilitychange'))

test('another default, chosen in another tab, does not replace the address that is shown', async () => {
  const { screen } = await renderScreen(<CheckoutPage />, '/checkout', asha)
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  addresses = [
    { ...home, isDefault: false, fullName: 'Asha M. Rao' },
    { ...work, isDefault: true },
  ]
  lookAgain()
  await expect.element(screen.getByText('Asha M. Rao')).toBeVisible()
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
})

test('an address that is deleted in another tab is not replaced unasked', async () => {
  answerOrder = ordered
  const { screen, place } = await open('UPI')
  addresses = [home]
  lookAgain()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'was deleted in another tab' })).toBeVisible()
  const other = screen.getByRole('radio', { name: /4, Temple Street/ })
  await expect.element(other).not.toBeChecked()
  await place()
  await expect.element(other).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(other).toBeChecked()
  await place()
  await expect.element(screen.getByText('Order Placed Successfully!')).toBeVisible()
})
