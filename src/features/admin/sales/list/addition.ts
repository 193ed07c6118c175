import type { SaleProductAddition } from '#openapi/generated/model/saleProductAddition.ts'
import { decimalsOf, fixed, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { discountCap } from '#src/shared/shop/sale-price.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'

/** The values of the form that adds a product to a sale. */
export type Addition = Record<'productId' | 'discountPercent', string>

export const blankAddition: Addition = { productId: '', discountPercent: '' }

/** Messages for a missing product and for a discount that is missing or out of range, by field. */
export function additionErrors({ productId, discountPercent }: Addition): FieldErrors {
  const discount = discountError(discountPercent)
  return {
    ...(productId === '' && { productId: 'Choose a product.' }),
    ...(discount !== null && { discountPercent: discount }),
  }
}

/** The request, with four decimals of the percentage. */
export function sentAddition({ productId, discountPercent }: Addition): SaleProductAddition {
  return { productId, discountPercent: fixed(numberOrZero(discountPercent), 4) }
}

function discountError(text: string): string | null {
  const discount = readNumber(text)
  if (text.trim() === '') return 'Enter the discount in percent.'
  if (discount === null || discount < 0) return 'Enter a number, such as 7.5.'
  if (discount > discountCap) return `The discount can be at most ${discountCap} percent.`
  return decimalsOf(discount) > 4 ? 'Enter at most 4 decimals.' : null
}
