import type { SaleProductAddition } from '#openapi/generated/model/saleProductAddition.ts'
import { fixed, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { discountCap } from '#src/shared/shop/sale-price.ts'
import { atMost, decimals } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'

/** The values of the form that adds a product to a sale, and their rules. */
export const additionRules = z.object({
  productId: z.string().check(z.refine((id) => id !== '', 'Choose a product.')),
  discountPercent: z.string().check(
    z.refine((text) => text.trim() !== '', 'Enter the discount in percent.'),
    z.refine((text) => (readNumber(text, 'percent') ?? -1) >= 0, 'Enter a number, such as 7.5.'),
    atMost(discountCap, `The discount can be at most ${discountCap} percent.`),
    decimals(4, 'Enter at most 4 decimals.'),
  ),
})

export type Addition = z.infer<typeof additionRules>

export const blankAddition: Addition = { productId: '', discountPercent: '' }

/** The request, with four decimals of the percentage. */
export function sentAddition({ productId, discountPercent }: Addition): SaleProductAddition {
  return { productId, discountPercent: fixed(numberOrZero(discountPercent, 'percent'), 4) }
}
