import type { Address } from '#openapi/generated/model/address.ts'
import type { User } from '#openapi/generated/model/user.ts'
import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { AccountLayout } from '../../layouts/account-layout.tsx'
import { ProfilePage } from './account-page.tsx'
import { AddressEditPage } from './address-edit-page.tsx'
import { AddressPage } from './address-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { PersonalInfoPage } from './personal-info-page.tsx'
import { WishlistPage } from './wishlist-page.tsx'

const home: Address = {
  id: 'addr-1',
  fullName: 'Meera Iyer',
  addressLine1: '14, Lake View Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
  mobile: '+91 98450 00001',
  isDefault: true,
}
const work: Address = { ...home, id: 'addr-2', addressLine1: '7, Market Road', isDefault: false }
const meera: User = { ...asha, name: 'Meera Iyer', email: 'customer@shop.test', created_at: '2025-02-03T05:00:00Z' }

const wish = (number: number): WishlistEntry => ({
  product_id: `prod-${number}`,
  product: { id: `prod-${number}`, name: `Ring ${number}`, price: 1000 * number, images: [], variants: [] },
})

/** A write that the screen sent. */
interface Sent {
  call: string
  body: unknown
  isSigned: boolean
}

let me: User
let wishes: WishlistEntry[]
let sent: Sent[]
let calls: string[]
/** What the next write is answered with, in place of its effect. */
let refusal: (() => Response) | null

/** What a write changes, and its answer. */
const effects: Record<string, (body: unknown) => object> = {
  'DELETE /v1/address/addr-1': () => {
    me = { ...me, addresses: me.addresses.slice(1).map((each, index) => ({ ...each, isDefault: index === 0 })) }
    return new Response(null, { status: 204 })
  },
  'POST /v1/wishlist': () => {
    wishes = [wish(1), ...wishes]
    return wish(1)
  },
  'DELETE /v1/wishlist': () => {
    wishes = wishes.slice(1)
    return new Response(null, { status: 204 })
  },
  'POST /v1/cart': () => ({ data: { items: [] } }),
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  me = { ...meera, addresses: [home, work] }
  wishes = [1, 2, 3].map(wish)
  sent = []
  refusal = null
  calls = stubHost((call, body, isSigned) => {
    if (call === 'GET /v1/users/me') return { user: me }
    if (call === 'GET /v1/cart') return { data: { items: [] } }
    if (call.startsWith('GET')) return call === 'GET /v1/wishlist' ? wishes : []
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : body
    sent.push({ call, body: read, isSigned })
    const refused = refusal?.()
    refusal = null
    return refused ?? effects[call]?.(read) ?? { user: me }
  })
})
afterEach(leaveScreen)

/** At once: a click of the mouse waits for dialogs to stand still. */
async function press(button: Locator) {
  await expect.element(button).toBeVisible()
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

async function open(address: string) {
  const { screen, router } = await renderScreen(
    <main>
      <Routes>
        <Route element={<AccountLayout />}>
          <Route path="/account" element={<ProfilePage />} />
          <Route path="/account/personal-info" element={<PersonalInfoPage />} />
          <Route path="/account/address" element={<AddressPage />} />
          <Route path="/account/address/edit" element={<AddressEditPage />} />
          <Route path="/account/address/edit/:addressId" element={<AddressEditPage />} />
          <Route path="/account/orders" element={<OrdersPage />} />
          <Route path="/account/wishlist" element={<WishlistPage />} />
        </Route>
      </Routes>
    </main>,
    address,
    me,
  )
  const title = screen.getByRole('heading', { level: 1 })
  return { screen, router, title, at: () => router.state.location.pathname }
}

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)
const signed = (call: string, body: unknown): Sent => ({ call, body, isSigned: true })

test('addresses show every saved field; deleting asks first and makes the next address the default', async () => {
  const { screen, title } = await open('/account/address')
  const cards = screen.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect.poll(() => texts(cards)).toHaveLength(2)
  const shown = ['Meera Iyer', 'Default', '14, Lake View Road', 'Bengaluru, Karnataka 560001', 'India', home.mobile]
  for (const text of shown) await expect.element(cards.first()).toMatchTextContent(text)
  await expect.element(cards.nth(1)).not.toMatchTextContent('Default')

  const remove = cards.first().getByRole('button', { name: /^Delete/ })
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Address', exact: true })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  const question = 'Are you sure you want to delete this address? This action cannot be undone.'
  await expect.element(dialog).toMatchTextContent(question)
  expect(texts(dialog.getByRole('button'))).toEqual(['Cancel', 'Delete'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  await press(remove)
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])

  await press(remove)
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect.element(screen.getByText('Address deleted', { exact: true })).toBeVisible()
  await expect.poll(() => texts(cards)).toEqual([expect.stringMatching(/Default.*7, Market Road/)])
  await expect.element(title, { message: 'the pressed button went with its address' }).toHaveFocus()
  expect(sent).toEqual([signed('DELETE /v1/address/addr-1', undefined)])
})

const labels = ['Full name', 'Mobile', 'Address line 1', 'Landmark', 'City', 'State', 'PIN code', 'Country']
const tokens = ['name', 'tel', 'address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code']
const typed = ['Kavya Iyer', '+91 98450 22222', '3, Hill Road', 'By the lighthouse', 'Mumbai', 'Maharashtra', '400050']
const kavya = {
  full_name: 'Kavya Iyer',
  phone: '+91 98450 22222',
  address_line1: '3, Hill Road',
  landmark: 'By the lighthouse',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip_code: '400050',
  country: 'India',
}

test('a new address is sent in the shape the API expects and can become the default', async () => {
  const { screen, title, at } = await open('/account/address')
  await press(screen.getByRole('link', { name: 'Add New Address', exact: true }))
  await expect.element(title).toHaveTextContent('Add New Address')
  const form = screen.getByRole('form', { name: 'Add New Address', exact: true })
  for (const [index, label] of labels.entries()) {
    await expect.element(form.getByLabelText(label)).toHaveAttribute('autocomplete', tokens[index] ?? 'country-name')
    await userEvent.fill(form.getByLabelText(label), typed[index] ?? 'India')
  }
  await press(form.getByLabelText('Make this my default address', { exact: true }))
  await press(form.getByRole('button', { name: 'Save address' }))
  const success = screen.getByText('Address updated successfully!', { exact: true })
  await expect.element(success).toBeVisible()
  expect(sent).toEqual([signed('PUT /v1/users/me', { address: { ...kavya, is_primary: true } })])
  await userEvent.fill(form.getByLabelText('City'), 'x')
  await expect.element(success).not.toBeInTheDocument()
  await userEvent.fill(form.getByLabelText('City'), '')

  const [fullName = '', mobile = '', addressLine1 = '', landmark = '', city = '', state = '', zipCode = ''] = typed
  const saved = { ...home, id: 'addr-3', fullName, mobile, addressLine1, landmark, city, state, zipCode }
  me = { ...me, addresses: [saved, work] }
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await press(screen.getByRole('link', { name: 'Cancel' }))
  const card = screen.getByRole('listitem').filter({ hasText: 'Kavya Iyer' })
  await expect.element(card).toMatchTextContent('Default')
  await press(card.getByRole('link', { name: /^Edit/ }))
  await expect.element(title).toHaveTextContent('Edit Address')
  expect(at()).toBe('/account/address/edit/addr-3')
  await expect.element(screen.getByRole('form', { name: 'Edit Address', exact: true })).toBeVisible()
  for (const [index, label] of labels.entries())
    await expect.element(screen.getByLabelText(label)).toHaveValue(typed[index] ?? 'India')
  await userEvent.fill(screen.getByLabelText('Landmark'), '')
  await press(screen.getByRole('button', { name: 'Save address' }))
  await expect.element(success).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ address: { ...kavya, landmark: '', is_primary: true, id: 'addr-3' } })
})

test('an address form asks to log in once the person has signed out', async () => {
  const { screen } = await open('/account/address/edit/addr-1')
  await expect.element(screen.getByRole('form', { name: 'Edit Address', exact: true })).toBeVisible()
  session.signOut()
  await expect.element(screen.getByText('Please log in to view address details', { exact: true })).toBeVisible()
})

const fields = { Name: 'name', Email: 'email', Phone: 'tel', 'Date of birth': 'bday' }

test('the profile is saved with its four fields, and editing a field clears the message', async () => {
  const { screen, title } = await open('/account')
  await expect.element(title).toHaveTextContent('My Profile')
  const menu = screen.getByRole('navigation', { name: 'Account' })
  expect(texts(menu.getByRole('link'))).toEqual(['Overview', 'Personal info', 'Address', 'Orders', 'Wishlist'])
  await expect.element(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  const ways = screen.getByRole('navigation', { name: 'Overview' })
  await expect.element(ways).toMatchTextContent(/Your orders.*Your addresses2 addresses saved.*Your wishlist3 pieces/)

  const form = screen.getByRole('form', { name: 'My Profile' })
  const field = (label: string) => form.getByLabelText(label)
  for (const [label, token] of Object.entries(fields))
    await expect.element(field(label)).toHaveAttribute('autocomplete', token)
  await expect.element(field('Email')).toHaveValue('customer@shop.test')
  await userEvent.fill(field('Phone'), '')
  await userEvent.fill(field('Date of birth'), '1992-04-19')
  await userEvent.fill(field('Name'), 'Meera I.')
  const success = screen.getByText('Profile updated successfully!', { exact: true })
  const failure = screen.getByText('Failed to update profile', { exact: true })
  refusal = () => Response.json({}, { status: 500 })
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).toBeVisible()
  await expect.element(field('Name'), { message: 'what was typed stays' }).toHaveValue('Meera I.')
  await userEvent.type(field('Name'), '.{Backspace}')
  await expect.element(failure).not.toBeInTheDocument()

  const body = { name: 'Meera I.', email: 'customer@shop.test', phone: null, date_of_birth: '1992-04-19' }
  me = { ...me, ...body }
  await userEvent.keyboard('{Enter}')
  await expect.element(success).toBeVisible()
  const save = signed('PUT /v1/users/me', body)
  expect(sent, 'the refused one and its repetition').toEqual([save, save])
  expect(localStorage.getItem('user')).toContain('Meera I.')
  await userEvent.keyboard('x')
  await expect.element(success).not.toBeInTheDocument()
})

test('an email that the server refuses says why at its field, and editing it clears the message', async () => {
  const { screen } = await open('/account')
  const email = screen.getByLabelText('Email')
  const errors = [{ path: 'email', message: 'Not an email address.' }]
  for (const [status, body, words] of [
    [409, { message: 'An account with this email already exists.' }, 'An account with this email already exists.'],
    [400, { message: 'email: Not an email address.', errors }, 'Not an email address.'],
  ] as const) {
    await userEvent.fill(email, `${status}@shop.test`)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    refusal = () => Response.json(body, { status })
    await userEvent.keyboard('{Enter}')
    await expect.element(email).toHaveAccessibleDescription(words)
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveFocus()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to update profilePlease check: Email.')
  }
})

test('the personal information is read-only and marks what is not provided', async () => {
  const { screen, title, at } = await open('/account/personal-info')
  await expect.element(title).toHaveTextContent('Personal Information')
  const facts = {
    'Full name': 'Meera Iyer',
    Email: 'customer@shop.test',
    Phone: 'Not provided',
    'Date of birth': 'Not provided',
    Account: 'Verified',
    'With us since': '3 Feb 2025',
  }
  await expect.poll(() => texts(screen.getByRole('definition'))).toEqual(Object.values(facts))
  expect(texts(screen.getByRole('term'))).toEqual(Object.keys(facts))
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await press(screen.getByRole('link', { name: 'Edit' }))
  await expect.poll(at).toBe('/account')
})

const orders = {
  'Order SUV-2026-S0001': [
    /Pending.*Aarohi Solitaire Ring × 1.*₹48,500.*Shipping ₹99/,
    /13 Nov 2026/,
    /₹48,599/,
    /14, Lake View Road/,
    /Bengaluru, Karnataka 560001/,
    /\+91 98450 00001/,
  ],
  'Order SUV-2026-S0002': [
    /Delivered.*Payal Bell Anklet × 1.*₹2,740.*Phool Flower Nose Pin × 1.*₹13,710.*Shipping.*₹99/,
    /21 Oct 2026/,
    /₹16,549/,
  ],
}

test('the history has one order Pending and one Delivered, each with what can be done', async () => {
  const { screen } = await open('/account/orders')
  const [pending, delivered] = Object.keys(orders).map((name) => screen.getByRole('article', { name }))
  for (const [name, shown] of Object.entries(orders))
    for (const text of shown) await expect.element(screen.getByRole('article', { name })).toMatchTextContent(text)
  const anklet = delivered?.getByRole('listitem').filter({ hasText: 'Payal' })
  expect(anklet?.element().querySelector('img')?.src, 'a picture of each piece').toContain('anklet')
  expect(pending && texts(pending.getByRole('button'))).toEqual(['Track Order', 'Cancel'])
  expect(delivered && texts(delivered.getByRole('button'))).toEqual(['Track Order', 'Return/Replace', 'Write Review'])
  await expect.element(screen.getByText('No orders yet. What you order in this browser appears here.')).toBeVisible()
  expect(
    calls.filter((call) => /orders|products/.test(call)),
    'the samples are asked of nobody',
  ).toEqual([])
})

const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true })

test('one view at a time: tracking, cancelling, returning, reviewing', async () => {
  const { screen, router } = await open('/account/orders')
  const [pending, delivered] = [screen.getByRole('article').first(), screen.getByRole('article').nth(1)]
  const opened = screen.getByRole('heading', { level: 4 })
  const shows = (...titles: string[]) => expect.poll(() => texts(opened)).toEqual(titles)
  const steps = screen.getByRole('list', { name: 'Order progress' }).getByRole('listitem')
  const reasons = () => texts(screen.getByRole('radio')).length
  await shows()
  await press(button(pending, 'Track Order'))
  await shows('Where your order is')
  await expect.element(opened).toHaveFocus()
  const to = [/Order Processed.*Next/, /Order Shipped.*To come$/, /Delivered.*To come/]
  expect(texts(steps)).toEqual(to.map((step) => expect.stringMatching(step) as unknown))
  expect(steps.elements().findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(0)

  await press(button(pending, 'Cancel'))
  await shows('Cancel this order')
  expect(reasons()).toBe(5)
  await press(button(screen.getByRole('main'), 'Keep Order'))
  await shows()
  await expect.element(button(pending, 'Cancel')).toHaveFocus()

  await press(button(delivered, 'Track Order'))
  await shows('Where your order is')
  const done = [/Order Processed.*Done/, /Order Shipped.*Done.*Tracking ID: SUVTRK10177/, /Delivered.*Done/]
  expect(texts(steps)).toEqual(done.map((step) => expect.stringMatching(step) as unknown))
  await press(button(delivered, 'Return/Replace'))
  await shows('Return or replace')
  expect(reasons()).toBe(5)
  const files = screen.getByLabelText('Add pictures')
  await expect.element(files).toHaveAttribute('accept', expect.stringMatching(/^image\/png,image\/jpeg,/))
  await expect.element(files).toHaveAttribute('multiple')
  await press(button(delivered, 'Cancel'))
  await shows()
  await press(button(delivered, 'Write Review'))
  await shows('Write a review')
  await press(button(delivered, 'Close'))
  await shows()
  await press(button(delivered, 'Write Review'))
  await shows('Write a review')
  expect(router.state.location.search, 'so that it outlives a reload').toBe('?order=ord-sample-2&view=review')
})

test('a wish is removed and restored, and its product goes into the cart', async () => {
  const { screen, title } = await open('/account/wishlist')
  const tiles = screen.getByRole('list', { name: 'Wishlist' }).getByRole('listitem')
  const names = () => texts(tiles.getByRole('heading'))
  await expect.poll(names).toEqual(['Ring 1', 'Ring 2', 'Ring 3'])
  await expect.element(tiles.first()).toMatchTextContent('₹1,000')
  await press(tiles.first().getByRole('button', { name: 'Add to Cart' }))
  await expect.element(screen.getByText('Added to cart successfully', { exact: true })).toBeVisible()

  await press(tiles.first().getByRole('button', { name: 'Remove Ring 1 from wishlist' }))
  await expect.element(screen.getByText('Item removed from your wishlist', { exact: true })).toBeVisible()
  await expect.poll(names).toEqual(['Ring 2', 'Ring 3'])
  await press(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(screen.getByText('Item added to your wishlist', { exact: true })).toBeVisible()
  await expect.poll(() => names().toSorted()).toEqual(['Ring 1', 'Ring 2', 'Ring 3'])
  expect(sent).toEqual([
    signed('POST /v1/cart', { productId: 'prod-1', quantity: 1 }),
    signed('DELETE /v1/wishlist', { productId: 'prod-1' }),
    signed('POST /v1/wishlist', { productId: 'prod-1' }),
  ])

  for (const left of [2, 1]) {
    await press(tiles.first().getByRole('button', { name: /^Remove/ }))
    await expect.poll(names).toHaveLength(left)
    await expect.element(title).toHaveFocus()
  }
  await press(tiles.first().getByRole('button', { name: /^Remove/ }))
  await expect.element(screen.getByText('Your wishlist is empty.', { exact: true })).toBeVisible()
})

test('a wish that cannot be removed stays, and says so', async () => {
  const { screen } = await open('/account/wishlist')
  refusal = () => Response.json({}, { status: 500 })
  const heart = screen.getByRole('button', { name: 'Remove Ring 1 from wishlist' })
  await press(heart)
  await expect.element(screen.getByText('Failed to update wishlist. Please try again.', { exact: true })).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})
