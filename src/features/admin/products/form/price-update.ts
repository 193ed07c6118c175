import { plainCode } from '#src/shared/lib/text/plain-code.ts'
import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { fixed, numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { filled, filledNumber, notNegative } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { basicRules } from './basic-update.ts'
import { withinLimit } from './product-rules.ts'
import { isSameNumber } from '#src/shared/ui/form/merge-values.ts'

/** Version 3: price and SKU, with the basics all required. */
export const priceRules = z.extend(basicRules, {
  base_price: filledNumber('Please enter a price').check(notNegative, withinLimit),
  SKU: filled('Please enter a SKU'),
})

export type PriceValues = z.infer<typeof priceRules>

/** Price and SKU of a product, with its basics. */
export const priceValues = ({ name, base_price, description, SKU }: PriceValues): PriceValues => ({
  name,
  base_price,
  description,
  SKU,
})

/** Version 3 sends the price with 2 decimals. */
export function pricePayload({ name, base_price, description, SKU }: PriceValues): ProductUpdate {
  return {
    name: name.trim(),
    base_price: fixed(numberOrZero(base_price), 2),
    description: description.trim(),
    SKU: plainCode(SKU),
  }
}

/** Version 3 compares prices with the 2 decimals that it sends. */
export const isSamePrice = isSameNumber((field) => (field === 'base_price' ? 2 : undefined))
