import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { fixed, numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { alikeNumbers } from '#src/shared/ui/form/alike-numbers.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { basicErrors, type BasicValues } from './basic-update.ts'

/** Version 3: price and SKU. */
export interface PriceValues extends BasicValues {
  SKU: string
}

/** Price and SKU of a product, with its basics. */
export const priceValues = ({ name, base_price, description, SKU }: PriceValues): PriceValues => ({
  name,
  base_price,
  description,
  SKU,
})

/** Version 3 requires all four. */
export function priceErrors(values: PriceValues): FieldErrors {
  return { ...basicErrors(values, 'price'), ...(isBlank(values.SKU) && { SKU: 'Please enter a SKU' }) }
}

/** Version 3 sends the price with 2 decimals. */
export function pricePayload({ name, base_price, description, SKU }: PriceValues): ProductUpdate {
  return {
    name: name.trim(),
    base_price: fixed(numberOrZero(base_price), 2),
    description: description.trim(),
    SKU: SKU.trim(),
  }
}

/** Version 3 compares prices with the 2 decimals that it sends. */
export const alikePrices = alikeNumbers((field) => (field === 'base_price' ? 2 : undefined))
