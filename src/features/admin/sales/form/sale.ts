import type { SaleInput } from '#openapi/generated/model/saleInput.ts'
import { decimalsOf, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { endOf, startOf } from '#src/shared/lib/time/indian-time.ts'
import { discountCap, discounted } from '#src/shared/shop/sale-price.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { periodErrors } from '#src/shared/ui/form/period-errors.ts'
import { thumbnailErrors } from '#src/shared/ui/form/thumbnail-errors.ts'

/** A product of the form; name and price are only shown. */
export interface SaleProductValues {
  product_id: string
  name: string
  base_price: number
  discount_percent: string
  discount_amount: string
}

/** The form's values; dates are in Indian time, and a time may be empty. */
export interface SaleValues {
  name: string
  description: string
  start_date: string
  start_time: string
  end_date: string
  end_time: string
  is_active: boolean
  thumbnail: string
  products: SaleProductValues[]
}

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

/** Name and dates are required; a discount above its limit is refused. */
export function saleErrors(values: SaleValues): FieldErrors {
  const { name, thumbnail, products } = values
  const errors: FieldErrors = {
    ...(isBlank(name) && { name: 'Please enter a name' }),
    ...periodErrors(values),
    ...thumbnailErrors(thumbnail),
  }
  for (const [index, product] of products.entries()) {
    for (const field of ['discount_percent', 'discount_amount'] as const) {
      const error = discountError(product[field])
      if (error !== null) errors[`products.${index}.${field}`] = error
    }
  }
  return errors
}

function discountError(text: string): string | null {
  const discount = readNumber(text) ?? 0
  if (discount < 0) return 'Please enter 0 or more'
  if (discount > discountCap) return `At most ${discountCap}`
  return decimalsOf(discount) > 4 ? 'At most 4 decimals' : null
}

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
      discount_percent: numberOrZero(discount_percent),
      discount_amount: numberOrZero(discount_amount),
    })),
  }
}

/** Whether the product would be in the sale at its usual price. */
export const isWithoutDiscount = ({ discount_percent, discount_amount }: SaleProductValues): boolean =>
  numberOrZero(discount_percent) === 0 && numberOrZero(discount_amount) === 0

/** The product's price in the sale; the usual price while a discount is one that would be refused. */
export function discountedPrice({ base_price, discount_percent, discount_amount }: SaleProductValues): number {
  if (discountError(discount_percent) !== null || discountError(discount_amount) !== null) return base_price
  return discounted(base_price, {
    discount_percent: numberOrZero(discount_percent),
    discount_amount: numberOrZero(discount_amount),
  })
}
