import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { fixed, numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { filled, filledNumber, notNegative } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { withinLimit } from './product-rules.ts'
import { isSameNumber } from '#src/shared/ui/form/merge-values.ts'

/** Version 1: the basics, all required. */
export const basicRules = z.object({
  name: filled('Please enter a name'),
  base_price: filledNumber('Please enter a base price').check(notNegative, withinLimit),
  description: filled('Please enter a description'),
})

export type BasicValues = z.infer<typeof basicRules>

/** The basics of a product. */
export const basicValues = ({ name, base_price, description }: BasicValues): BasicValues => ({
  name,
  base_price,
  description,
})

/** Version 1 sends the price as text with 4 decimals. */
export function basicPayload({ name, base_price, description }: BasicValues): ProductUpdate {
  return { name: name.trim(), base_price: fixed(numberOrZero(base_price), 4), description: description.trim() }
}

/** Version 1 compares prices with the 4 decimals that it sends. */
export const isSameBasic = isSameNumber((field) => (field === 'base_price' ? 4 : undefined))

/** Whether version 1 has no changes to send: prices are compared with 4 decimals. */
export function isUnchanged(values: BasicValues, saved: BasicValues): boolean {
  return JSON.stringify(basicPayload(values)) === JSON.stringify(basicPayload(saved))
}
