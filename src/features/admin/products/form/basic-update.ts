import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { fixed, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { alikeNumbers } from '#src/shared/ui/form/alike-numbers.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { limitError } from './product-rules.ts'

/** Version 1: the basics. */
export interface BasicValues {
  name: string
  base_price: string
  description: string
}

/** The basics of a product. */
export const basicValues = ({ name, base_price, description }: BasicValues): BasicValues => ({
  name,
  base_price,
  description,
})

/** Version 1 requires all three. */
export function basicErrors({ name, base_price, description }: BasicValues, priceName = 'base price'): FieldErrors {
  const price = readNumber(base_price)
  return {
    ...(isBlank(name) && { name: 'Please enter a name' }),
    ...(price === null && { base_price: `Please enter a ${priceName}` }),
    ...limitError('base_price', base_price),
    ...(price !== null && price < 0 && { base_price: 'Please enter 0 or more' }),
    ...(isBlank(description) && { description: 'Please enter a description' }),
  }
}

/** Version 1 sends the price as text with 4 decimals. */
export function basicPayload({ name, base_price, description }: BasicValues): ProductUpdate {
  return { name: name.trim(), base_price: fixed(numberOrZero(base_price), 4), description: description.trim() }
}

/** Version 1 compares prices with the 4 decimals that it sends. */
export const alikeBasics = alikeNumbers((field) => (field === 'base_price' ? 4 : undefined))

/** Whether version 1 has no changes to send: prices are compared with 4 decimals. */
export function isUnchanged(values: BasicValues, saved: BasicValues): boolean {
  return JSON.stringify(basicPayload(values)) === JSON.stringify(basicPayload(saved))
}
