import type { Address } from '#openapi/generated/model/address.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
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

let addresses: Address[]
let calls: string[]
let sent: Record<string, unknown>[]
let answers: (() => Response | Promise<Response>)[]

const placed = () => Response.json({ orderId: 'order-9', orderNumber: 'SUV-2026-00009' }, { status: 201 })

beforeEach(() => {
  addresses = [home]
  sent = []
  answers = []
  calls = stubHost((call, body) => {
    if (typeof body === 'string') sent.push(JSON.parse(body) as Record<string, unknown>)
    if (call === 'POST /api/checkout') return (answers.shift() ?? placed)()
    if (call === 'PUT /v1/users/me') {
      const { address } = sent.pop() as { address: { address_line1: string } }
      const id = `addr-${addresses.length + 1}`
      addresses = [
        ...addresses,
        { ...home, id, addressLine1: address.address_line1, isDefault: addresses.length === 0 },
      ]
    }
    return call.endsWith('/users/me') ? { user: { ...asha, addresses } } : []
  })
})
afterEach(leaveScreen)

async function open() {
  const { screen } = await renderScreen(<CheckoutPage />, '/checkout', asha)
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values))
      await userEvent.fill(screen.getByLabelText(label, { exact: true }), text)
  }
  // Not a click of the mouse, which waits for dialogs to stand still.
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { screen, fill, press, place: () => press('Place Order') }
}

test('COD shows its availability without a call; UPI needs no input', async () => {
  const { screen, press, place } = await open()
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  const before = calls.length
  await userEvent.click(screen.getByRole('radio', { name: 'COD', exact: true }))
  expect(screen.getByLabelText('Card number').elements()).toEqual([])
  await press('Check Availability')
  const text = 'We confirm after you order whether cash on delivery reaches your address.'
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(calls).toHaveLength(before)
  await userEvent.click(screen.getByRole('radio', { name: 'UPI', exact: true }))
  await place()
  await expect.element(screen.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
  expect(sent).toMatchObject([{ paymentMethod: 'upi', items: [{ quantity: 1 }, { quantity: 1 }] }])
})

const card = { 'Card number': 'canary-number', 'Expiry (MM/YY)': 'canary-expiry', CVV: 'canary-cvv' }

/** What the browser keeps for the page. */
const kept = () =>
  [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state, location.href]
    .map((each) => JSON.stringify(each))
    .join(' ')

test('failures show the server’s message, a default, or one for no answer; the card stays filled in, and is neither kept nor sent', async () => {
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue())
  answers = [
    () => Response.json({ error: 'Only 1 of it is left.' }, { status: 409 }),
    () => Response.json({}, { status: 500 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]
  const { screen, fill, press, place } = await open()
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  await fill(card)
  const alert = screen.getByRole('alertdialog')
  for (const text of ['Only 1 of it is left.', 'Order failed!', 'Something went wrong. Please try again.']) {
    await place()
    await expect.element(alert.getByText(text, { exact: true })).toBeVisible()
    await press('OK')
    await expect.element(alert).not.toBeInTheDocument()
    for (const [label, value] of Object.entries(card))
      await expect.element(screen.getByLabelText(label, { exact: true })).toHaveValue(value)
  }
  const whileTyped = kept()
  await place()
  // The last one may have reached the shop.
  await expect.element(alert.getByText('Place the order again?')).toBeVisible()
  expect(sent).toHaveLength(3)
  await press('Order again')
  await expect.element(screen.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
  expect(sent.map((body) => Object.keys(body).toSorted())).toEqual(
    Array.from({ length: 4 }, () => ['items', 'paymentMethod', 'shippingAddress']),
  )
  expect(kept(), 'the order is remembered').toContain('Aarohi Solitaire Ring')
  const told = JSON.stringify([whileTyped, kept(), sent, calls, logged.map(({ mock }) => mock.calls)])
  expect(told).not.toContain('canary')
})

test('without an address it requires one; that and another are added on the spot, and what was typed stays', async () => {
  addresses = []
  const { screen, fill, press, place } = await open()
  await expect.element(screen.getByText('You have no delivery address yet.')).toBeVisible()
  await fill({ 'Card number': '4111 1111 1111 1111', 'Expiry (MM/YY)': '12/28', CVV: '9137' })
  await place()
  await expect.element(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus()
  const missed = screen.getByRole('alert').filter({ hasText: 'Add a delivery address before you place the order.' })
  await expect.element(missed).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])

  const form = screen.getByRole('form', { name: 'Add New Address' })
  const add = async (line: string) => {
    await expect.element(form.getByLabelText('Full name', { exact: true })).toHaveFocus()
    await fill({ 'Address line 1': line })
    await press('Save address')
    await expect.element(form).not.toBeInTheDocument()
  }
  await press('Add an address')
  await add('9, Garden Lane')
  await expect.element(screen.getByText('9, Garden Lane')).toBeVisible()
  await press('Change the delivery address')
  await press('Add a new address')
  await add('2, Hill Road')
  await expect.element(screen.getByRole('radio', { name: /2, Hill Road/ })).toBeChecked()
  await expect.element(screen.getByLabelText('CVV', { exact: true })).toHaveValue('9137')
  await place()
  await expect.element(screen.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
  expect(sent).toMatchObject([{ paymentMethod: 'credit', shippingAddress: { address_line1: '2, Hill Road' } }])
})

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)

const cardFields = {
  'Card number': ['cc-number', 'Enter the card number.'],
  'Expiry (MM/YY)': ['cc-exp', 'Enter the expiry date.'],
  CVV: ['cc-csc', 'Enter the CVV.'],
} as const

test('the sample order is paid by card: the fields are required, grouped, and never leave the page', async () => {
  const { screen, fill, place } = await open()
  const order = screen.getByRole('region', { name: 'Sample order' })
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  expect(texts(order.getByRole('listitem'))).toEqual([
    'Aarohi Solitaire RingGold · Size 121 piece₹48,500',
    'Payal Bell AnkletSilver · Size 9.5 in1 piece₹2,740',
  ])
  expect(texts(order.getByRole('definition'))).toEqual(['₹51,240', '₹99', '₹51,339'])
  await expect.element(order).toMatchTextContent('Promo codes from the cart do not apply here.')
  expect(screen.getByRole('radio').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('radio', { name: 'Credit Card', exact: true })).toBeChecked()

  await place()
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Card number')).toHaveFocus()
  for (const [label, [token, words]] of Object.entries(cardFields)) {
    await expect.element(field(label)).toHaveAccessibleDescription(words)
    await expect.element(field(label)).toHaveAttribute('autocomplete', token)
    await expect.element(field(label)).toHaveAttribute('inputmode', 'numeric')
  }
  expect(sent).toEqual([])
  await fill({ 'Card number': '4111111111111111', 'Expiry (MM/YY)': '1228', CVV: '9137' })
  await expect.element(field('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect.element(field('Expiry (MM/YY)')).toHaveValue('12/28')
  await userEvent.keyboard('{Enter}{Enter}')
  const said = screen.getByRole('heading', { name: 'Order Placed Successfully!', exact: true })
  await expect.element(said).toHaveFocus()
  expect(said.element().closest('[role=status]')).not.toBeNull()
  await expect.element(screen.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  const lines = ['var-1', 'var-25'].map((productVariantId) => ({ productVariantId, quantity: 1 }))
  const to = { full_name: 'Asha Rao', address_line1: '4, Temple Street', city: 'Mysuru', zip_code: '570001' }
  expect(sent).toEqual([
    { paymentMethod: 'credit', items: lines, shippingAddress: expect.objectContaining(to) as unknown },
  ])
})

test.each(Object.entries(paymentMethods))('payment is sent as %s', async (method, { label, asks }) => {
  const { screen, fill, place } = await open()
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: label, exact: true }))
  if (asks === 'card') await fill(card)
  await place()
  await expect.element(screen.getByText('Order Placed Successfully!', { exact: true })).toBeVisible()
  expect(sent).toMatchObject([{ paymentMethod: method }])
})
