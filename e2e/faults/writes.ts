import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** A write that a screen can send, and what the screen says about it. */
export interface Write {
  role: Screen['role']
  to: string
  /** Fields by their label, with what is typed. */
  typed?: Readonly<Record<string, string>>
  /** What else is chosen before sending. */
  prepare?: (page: Page) => Promise<unknown>
  /** The button that sends it. */
  button: string | RegExp
  /** The button of the question that comes first. */
  confirm?: string
  call: RegExp
  done: string | RegExp
  /** Shown when the server refuses without a word. */
  failed: string | RegExp
  /** A deletion that finds nothing has nothing left to do. */
  doneWhenGone?: true
  /** Whether it can be sent twice without harm, so that nobody is told to look first. */
  harmless?: true
}

const pickOther = (page: Page) => page.getByRole('radio', { name: 'Other' }).check({ force: true })

const address = { 'Full name': 'Meera Iyer', 'Address line 1': '9, Garden Lane', City: 'Mysuru', 'PIN code': '570001' }
const group = { Name: 'Brooches', Description: 'Pins for a sari.', 'Thumbnail URL': '/media/none.avif' }
const inCart = /Failed to add (item )?to cart/
const orderCalls = /^POST \/api\/orders\/[^/]+\/(cancel|return)$/

const customer: Readonly<Record<string, Omit<Write, 'role'>>> = {
  'the profile': {
    to: '/account',
    typed: { Name: 'Meera Krishnan', Phone: '+91 98450 12345' },
    button: 'Save changes',
    call: /^PUT .*\/users\/me$/,
    done: 'Profile updated successfully!',
    failed: 'Failed to update profile',
  },
  'a new address': {
    to: '/account/address/edit',
    typed: { ...address, Mobile: '98450 12345', State: 'Karnataka', Country: 'India' },
    button: 'Save address',
    call: /^PUT .*\/users\/me$/,
    done: 'Address updated successfully!',
    failed: /Failed to save address|Error saving address/,
  },
  'a changed address': {
    to: '/account/address/edit/addr-1',
    typed: address,
    button: 'Save address',
    call: /^PUT .*\/users\/me$/,
    done: 'Address updated successfully!',
    failed: /Failed to save address|Error saving address/,
  },
  'the deletion of an address': {
    to: '/account/address',
    button: /^Delete/,
    confirm: 'Delete',
    call: /^DELETE .*\/address\//,
    done: 'Address deleted',
    failed: /Failed to delete address|The server answered/,
  },
  'a wish': {
    to: '/products/prod-5',
    button: /^Add .* to wishlist$/,
    call: /^POST .*\/wishlist$/,
    done: 'Item added to your wishlist',
    failed: 'Failed to update wishlist. Please try again.',
  },
  'a wish less': {
    to: '/account/wishlist',
    button: /^Remove .* from wishlist$/,
    call: /^DELETE .*\/wishlist/,
    done: 'Item removed from your wishlist',
    failed: 'Failed to update wishlist. Please try again.',
  },
  'a cart line': {
    to: '/products/prod-1',
    button: 'Add to Cart',
    call: /^POST .*\/cart$/,
    done: '1 item(s) added to your cart.',
    failed: inCart,
  },
  'a review': {
    to: '/products/prod-3',
    typed: { 'Your review': 'It sits well.' },
    prepare: (page) => page.getByRole('radio', { name: '4 stars' }).check({ force: true }),
    button: 'Submit Review',
    call: /^POST .*\/reviews$/,
    done: 'Review submitted successfully',
    failed: 'Failed to submit review. Please try again.',
  },
  'an order': {
    to: '/checkout',
    prepare: (page) => page.getByRole('radio', { name: 'UPI', exact: true }).check(),
    button: 'Place Order',
    call: /^POST \/api\/checkout$/,
    done: 'Order Placed Successfully!',
    failed: /Order failed!|Something went wrong|We do not know whether/,
  },
  'a cancelled order': {
    to: '/account/orders?order=ord-sample-1&view=cancel',
    prepare: pickOther,
    typed: { 'Your reason': 'My sister gave me the same ring' },
    button: 'Cancel Order',
    call: orderCalls,
    done: 'Order cancelled',
    failed: /The order could not be cancelled|We do not know whether/,
  },
  'a return': {
    to: '/account/orders?order=ord-sample-2&view=return',
    prepare: pickOther,
    typed: { 'Your reason': 'It sings at night' },
    button: 'Request Return',
    call: orderCalls,
    done: 'Return requested',
    failed: /The return could not be requested|We do not know whether/,
  },
  'a review of an order': {
    to: '/account/orders?order=ord-sample-2&view=review',
    prepare: async (page) => {
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByLabel('Which piece?').selectOption('prod-10')
    },
    typed: { 'Your review': 'Small, but it sparkles.' },
    button: 'Submit Review',
    call: /^POST \/api\/products\/prod-10\/reviews$/,
    done: 'Review submitted successfully',
    failed: /The review could not be sent|We do not know whether/,
  },
}

const guest: typeof customer = {
  'a sign-in': {
    to: '/login',
    typed: { Email: 'customer@shop.test', Password: 'customer-pass' },
    button: 'Login',
    call: /^POST .*\/auth\/login$/,
    done: 'Login failed. Please try again.',
    failed: 'Login failed. Please try again.',
    harmless: true,
  },
  'a registration': {
    to: '/register',
    typed: {
      Name: 'Asha Rao',
      Phone: '98765 43210',
      Email: 'new@shop.test',
      Password: 'a new secret',
      'Confirm password': 'a new secret',
    },
    button: 'Register',
    call: /^POST .*\/auth\/register$/,
    done: 'Your account is ready. Please sign in.',
    failed: 'Registration failed. Please try again.',
  },
}

const admin: typeof customer = {
  'a coupon': {
    to: '/admin/new-coupon',
    typed: { Code: 'DIWALI7', 'Maximum discount': '1500', 'Start date': '2026-12-01', 'End date': '2026-12-31' },
    prepare: (page) => page.getByLabel('Discount type').selectOption('Percentage'),
    button: 'Create coupon',
    call: /^POST .*\/coupons$/,
    done: 'Coupon created successfully!',
    failed: 'Failed to create coupon',
  },
  'a sale': {
    to: '/admin/new-sale',
    typed: { Name: 'New Year Edit', Description: 'A week.', 'Start date': '2027-01-01', 'End date': '2027-01-08' },
    button: 'Create sale',
    call: /^POST .*\/sales$/,
    done: 'Sale created successfully!',
    failed: /The sale could not be created|whether the sale was created|A product below was deleted/,
  },
  ...Object.fromEntries(
    (['category', 'collection'] as const).flatMap((kind) => {
      const list = kind === 'category' ? 'categories' : 'collections'
      const Word = kind === 'category' ? 'Category' : 'Collection'
      return [
        [
          `a new ${kind}`,
          {
            to: `/admin/new-${kind}`,
            typed: group,
            button: 'Submit',
            call: new RegExp(`^POST .*/${list}$`),
            done: `${Word} created successfully!`,
            failed: new RegExp(`The ${kind} could not be created|whether the ${kind} was created`),
          },
        ],
        [
          `a changed ${kind}`,
          {
            to: `/admin/update-${kind}?id=${kind.slice(0, 3)}-1`,
            typed: group,
            button: 'Submit',
            call: new RegExp(`^PUT .*/${list}/`),
            // Both kinds share this text.
            done: 'Category updated successfully!',
            failed: new RegExp(`The ${kind} could not be saved|whether the ${kind} was saved|was deleted meanwhile`),
          },
        ],
        [
          `the deletion of a ${kind}`,
          {
            to: `/admin/${list}`,
            button: /^Delete /,
            confirm: 'Delete',
            call: new RegExp(`^DELETE .*/${list}/`),
            done: /“.*” was deleted\./,
            failed: /could not be deleted/,
            doneWhenGone: true,
          },
        ],
      ] as const
    }),
  ),
  'a new product': {
    to: '/admin/new-products',
    typed: { Name: 'Meera Ring', SKU: 'SUV-TST-1', Description: 'A plain band.', 'Base price': '12500' },
    prepare: (page) => page.getByLabel('Category', { exact: true }).selectOption('Rings'),
    button: 'Create product',
    call: /^POST .*\/products$/,
    done: 'Product created successfully!',
    failed: 'Failed to create product',
  },
  ...Object.fromEntries(
    ['', '2', '3'].map((version) => [
      `a changed product, screen ${version || '1'}`,
      {
        to: `/admin/update-product${version}?id=prod-1`,
        typed: { SKU: 'SUV-RNG-9' },
        button: 'Update product',
        call: /^PUT .*\/products\//,
        done: 'Product updated successfully',
        failed: /The product could not be saved|whether the product was saved|was deleted meanwhile/,
      },
    ]),
  ),
  'the deletion of a product': {
    to: '/admin/products',
    button: /^Delete /,
    confirm: 'Delete',
    call: /^DELETE .*\/products\//,
    done: /“.*” was deleted\./,
    failed: /could not be deleted/,
    doneWhenGone: true,
  },
  'a product less in a sale': {
    to: '/admin/sales?open=sale-1',
    button: /^Remove /,
    confirm: 'Remove',
    call: /^DELETE .*\/remove-product\//,
    done: /was removed from the sale/,
    failed: 'Failed to remove product.',
  },
  'a product more in a sale': {
    to: '/admin/sales?open=sale-1',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Product' }).fill('Payal Bell')
      await page.getByRole('option', { name: /Payal Bell Anklet/ }).click()
    },
    typed: { 'Discount percent': '7.5' },
    button: 'Add Product',
    call: /^POST .*\/add-product$/,
    done: /was added to the sale/,
    failed: /The product could not be added|whether the product was added|was deleted meanwhile/,
  },
}

/** Every write of the shop's screens, by name. */
export const writes: Readonly<Record<string, Write>> = Object.fromEntries(
  Object.entries({ customer, guest, admin }).flatMap(([role, all]) =>
    Object.entries(all).map(([name, write]) => [name, { ...write, role: role as Write['role'] }]),
  ),
)
