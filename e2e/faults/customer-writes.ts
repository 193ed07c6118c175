import type { Page } from '@playwright/test'
import type { Writes } from './write.ts'

const pickOther = (page: Page) => page.getByRole('radio', { name: 'Other' }).check({ force: true })

const address = { 'Full name': 'Meera Iyer', 'Address line 1': '9, Garden Lane', City: 'Mysuru', 'PIN code': '570001' }
const inCart = /Failed to add (item )?to cart/
const orderCalls = /^POST \/api\/orders\/[^/]+\/(cancel|return)$/

export const customerWrites: Writes = {
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
