import { expect, test } from 'vitest'
import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { blankCheckout, checkoutRules } from './checkout-values.ts'

const errorsOf = (card: object) => errorsBy(checkoutRules, { ...blankCheckout, ...card })

test('requires all three fields of a card and checks nothing else', () => {
  expect(Object.keys(errorsOf({}))).toEqual(['number', 'expiry', 'cvv'])
  expect(Object.keys(errorsOf({ number: '1', expiry: ' ', cvv: '3' }))).toEqual(['expiry'])
  expect(errorsOf({ number: 'x', expiry: 'never', cvv: '?' })).toEqual({})
})

test('requires no card for another payment', () => {
  expect(errorsOf({ method: 'cod' })).toEqual({})
})
