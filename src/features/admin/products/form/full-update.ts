import { plainCode } from '#src/shared/lib/text/plain-code.ts'
import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { fixed, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { notNegative, pictureAddress } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { differentVariants, withinLimit } from './product-rules.ts'
import type { FieldErrors } from '#src/shared/ui/form/form-failure.ts'
import { isSameNumber } from '#src/shared/ui/form/merge-values.ts'

/** A variant's values in version 2. */
const variantRules = z.object({
  id: z.string(),
  color: z.string(),
  size: z.string(),
  price_modifier: z.string().check(withinLimit),
  inventory: z.object({ total_quantity: z.string(), reserved_quantity: z.string() }),
})

/** Version 2: the whole form. Nothing is required, but what the server would refuse without readable words is said here. */
export const fullRules = z.object({
  name: z.string(),
  brand: z.string(),
  SKU: z.string(),
  description: z.string(),
  base_price: z.string().check(notNegative, withinLimit),
  stock: z.string(),
  thumbnail: z.string().check(pictureAddress),
  variants: z.array(variantRules).check(differentVariants),
})

export type VariantValues = z.infer<typeof variantRules>
export type ProductValues = z.infer<typeof fullRules>

type Wire = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * The values of all three screens, from a record from navigation or the API with `SKU` or `sku`; null for anything
 * else.
 */
export function productValues(record: object | null | undefined): ProductValues | null {
  if (!isRecord(record) || typeof record.name !== 'string') return null
  return {
    name: record.name,
    brand: text(record.brand),
    SKU: text(record.SKU ?? record.sku),
    description: text(record.description),
    base_price: text(record.base_price ?? record.price),
    stock: text(record.stock),
    thumbnail: text(record.thumbnail),
    variants: Array.isArray(record.variants) ? record.variants.filter(isRecord).map(variantValues) : [],
  }
}

function variantValues({ id, color, size, price_modifier, inventory }: Wire): VariantValues {
  const pieces = isRecord(inventory) ? inventory : {}
  return {
    id: text(id),
    color: text(color),
    size: text(size),
    price_modifier: text(price_modifier ?? 0),
    inventory: {
      total_quantity: text(pieces.total_quantity ?? 0),
      reserved_quantity: text(pieces.reserved_quantity ?? 0),
    },
  }
}

/**
 * Version 2 sends the whole form, and the price with 4 decimals again as `price`. An empty price or stock is left out,
 * so that the stored one stays: nothing is required here, and a price of 0 would give the product away.
 */
export function fullPayload(values: ProductValues): ProductUpdate {
  const price = readNumber(values.base_price)
  const stock = readNumber(values.stock)
  return {
    name: values.name.trim(),
    brand: values.brand.trim(),
    SKU: plainCode(values.SKU),
    description: values.description.trim(),
    ...(price !== null && { base_price: fixed(price, 4), price: fixed(price, 4) }),
    ...(stock !== null && { stock }),
    thumbnail: values.thumbnail.trim() || null,
    variants: values.variants.map(({ id, color, size, price_modifier, inventory }) => ({
      ...(id !== '' && { id }),
      color: color.trim() || null,
      size: size.trim() || null,
      price_modifier: fixed(numberOrZero(price_modifier), 4),
      inventory: {
        total_quantity: numberOrZero(inventory.total_quantity),
        reserved_quantity: numberOrZero(inventory.reserved_quantity),
      },
    })),
  }
}

/** Version 2 compares prices with the 4 decimals that it sends. */
export const isSameProduct = isSameNumber((field) => {
  if (/(^base_price|\.price_modifier)$/.test(field)) return 4
  return /(^stock|_quantity)$/.test(field) ? 0 : undefined
})

/** Warnings of version 2 by field, which do not prevent sending. */
export function fullWarnings({ name, SKU, base_price, stock, variants }: ProductValues): FieldErrors {
  return {
    ...(isBlank(name) && { name: 'A product without a name may be refused.' }),
    ...(isBlank(SKU) && { SKU: 'A product without a SKU may be refused.' }),
    ...(readNumber(base_price) === null && { base_price: 'If left empty, the price stays as it is.' }),
    ...(readNumber(stock) === null && { stock: 'If left empty, the stock stays as it is.' }),
    ...Object.assign(
      {},
      ...variants.map((variant, index) => variantWarnings(variant, index, readNumber(base_price) ?? -1)),
    ),
  }
}

function variantWarnings({ price_modifier, inventory }: VariantValues, index: number, base: number): FieldErrors {
  const at = `variants.${index}`
  return {
    ...(base >= 0 &&
      base + numberOrZero(price_modifier) < 0 && { [`${at}.price_modifier`]: 'It would cost less than ₹0.' }),
    ...(readNumber(inventory.total_quantity) === null && {
      [`${at}.inventory.total_quantity`]: 'If left empty, it is saved as 0: sold out.',
    }),
  }
}
