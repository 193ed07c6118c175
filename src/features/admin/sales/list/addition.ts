import type { SaleProductAddition } from '#openapi/generated/model/saleProductAddition.ts'
import { discountCap } from '#src/shared/shop/sale-price.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'

/** The values of the form that adds a product to a sale. */
export type Addition = Record<'productId' | 'discountPercent', string>

export const blankAddition: Addition = { productId: '', discountPercent: '' }

/** Messages for a missing product and for a discount that is missing or out of range, by field. */
export function additionErrors({ productId, discountPercent }: Addition): FieldErrors {
  const discount = discountError(discountPercent.trim())
  return {
    ...(productId === '' && { productId: 'Choose a product.' }),
    ...(discount !== null && { discountPercent: discount }),
  }
}

/** The request, with four decimals of the percentage. */
export function sentAddition({ productId, discountPercent }: Addition): SaleProductAddition {
  return { productId, discountPercent: Number(discountPercent).toFixed(4) }
}

function discountError(text: string): string | null {
  if (text === '') return 'Enter the discount in percent.'
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text)) return 'Enter a number, such as 7.5.'
  if (Number(text) > discountCap) return `The discount can be at most ${discountCap} percent.`
  return /\.\d{5,}$/.test(text) ? 'Enter at most 4 decimals.' : null
}
