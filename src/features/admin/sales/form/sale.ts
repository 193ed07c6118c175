import type { SaleInput } from '#openapi/generated/model/saleInput.ts'
import { numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { endOf, startOf } from '#src/shared/lib/time/indian-time.ts'
import { discountCap, discounted } from '#src/shared/shop/sale-price.ts'
import { atMost, decimals, filled, notNegative, pictureAddress } from '#src/shared/ui/form/field-rules.ts'
import { periodRules } from '#src/shared/ui/form/period-rules.ts'
import * as z from 'zod/mini'

const discount = z
  .string()
  .check(notNegative, atMost(discountCap, `At most ${discountCap}`), decimals(4, 'At most 4 decimals'))

/** A product of the form; name and price are only shown. */
const saleProductRules = z.object({
  product_id: z.string(),
  name: z.string(),
  base_price: z.number(),
  discount_percent: discount,
  discount_amount: discount,
})

/** The form's values and their rules; dates are in Indian time. */
export const saleRules = z.object({
  name: filled('Please enter a name'),
  description: z.string(),
  ...periodRules,
  is_active: z.boolean(),
  thumbnail: z.string().check(pictureAddress),
  products: z.array(saleProductRules),
})

export type SaleProductValues = z.infer<typeof saleProductRules>
export type SaleValues = z.infer<typeof saleRules>

export const blankSale: SaleValues = {
  name: '',
  description: '',
  start_date: '',
  start_time: '',
  end_date: '',
  end_time: '',
  is_active: true,
  thumbnail: '',
  products: [],
}

export const discountStep = 0.0001

/** The request: dates as ISO timestamps, empty discounts as 0. */
export function salePayload({
  name,
  description,
  start_date,
  start_time,
  end_date,
  end_time,
  is_active,
  thumbnail,
  products,
}: SaleValues): SaleInput {
  return {
    name: name.trim(),
    description: description.trim(),
    start_date: startOf(start_date, start_time) ?? '',
    end_date: endOf(end_date, end_time) ?? '',
    is_active,
    thumbnail: thumbnail.trim() || null,
    products: products.map(({ product_id, discount_percent, discount_amount }) => ({
      product_id,
      discount_percent: numberOrZero(discount_percent, 'percent'),
      discount_amount: numberOrZero(discount_amount),
    })),
  }
}

/** Whether the product would be in the sale at its usual price. */
export const isWithoutDiscount = ({ discount_percent, discount_amount }: SaleProductValues): boolean =>
  numberOrZero(discount_percent, 'percent') === 0 && numberOrZero(discount_amount) === 0

/** The product's price in the sale; the usual price while a discount is one that would be refused. */
export function discountedPrice({ base_price, discount_percent, discount_amount }: SaleProductValues): number {
  if (![discount_percent, discount_amount].every((text) => discount.safeParse(text).success)) return base_price
  return discounted(base_price, {
    discount_percent: numberOrZero(discount_percent, 'percent'),
    discount_amount: numberOrZero(discount_amount),
  })
}
