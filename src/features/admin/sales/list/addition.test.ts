import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { additionRules, blankAddition, sentAddition } from './addition.ts'

const addition = (discountPercent: string) => ({ productId: 'prod-1', discountPercent })

test.each([
  ['5', '5.0000'],
  [' 7.5 ', '7.5000'],
  ['9.9999', '9.9999'],
  ['.25', '0.2500'],
  ['0', '0.0000'],
])('a discount of %j is sent as %j', (text, percent) => {
  expect(errorsBy(additionRules, addition(text))).toEqual({})
  expect(sentAddition(addition(text))).toEqual(addition(percent))
})

test.each([
  ['ten', 'Enter a number, such as 7.5.'],
  ['-1', 'Enter a number, such as 7.5.'],
  ['10', 'The discount can be at most 9.9999 percent.'],
  ['1.23456', 'Enter at most 4 decimals.'],
])('a discount of %j is refused', (text, problem) => {
  expect(errorsBy(additionRules, addition(text))).toEqual({ discountPercent: problem })
})

test('a product and a discount are required', () => {
  expect(errorsBy(additionRules, blankAddition)).toEqual({
    productId: 'Choose a product.',
    discountPercent: 'Enter the discount in percent.',
  })
})
