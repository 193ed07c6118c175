import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { decimalsOf, fixed, numberOrZero, readNumber } from '#src/shared/lib/decimals.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { isRecord } from '#src/shared/lib/is-record.ts'
/** Version 1: the basics. */
export interface BasicValues {
  name: string
  base_price: string
  description: string
}

/** Version 3: price and SKU. */
export interface PriceValues extends BasicValues {
  SKU: string
}

/** Version 2: the whole form. */
export interface FullValues extends PriceValues {
  brand: string
  stock: string
  thumbnail: string
  variants: VariantValues[]
}

/** A variant's values in version 2. */
export interface VariantValues {
  id: string
  color: string
  size: string
  price_modifier: string
  inventory: { total_quantity: string; reserved_quantity: string }
}

type Wire = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * The values of all three screens, from a record from navigation or the API with `SKU` or `sku`; null for anything
 * else.
 */
export function fullValues(record: object | null | undefined): FullValues | null {
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

export const basicValues = ({ name, base_price, description }: FullValues): BasicValues => ({
  name,
  base_price,
  description,
})
export const priceValues = ({ name, base_price, description, SKU }: FullValues): PriceValues => ({
  name,
  base_price,
  description,
  SKU,
})

/** Version 1 requires all three. */
export function basicErrors({ name, base_price, description }: BasicValues, priceName = 'base price'): FieldErrors {
  const price = readNumber(base_price)
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(price === null && { base_price: `Please enter a ${priceName}` }),
    ...(price !== null && price < 0 && { base_price: 'Please enter 0 or more' }),
    ...(description.trim() === '' && { description: 'Please enter a description' }),
  }
}

/** Version 3 requires all four. */
export function priceErrors(values: PriceValues): FieldErrors {
  return { ...basicErrors(values, 'price'), ...(values.SKU.trim() === '' && { SKU: 'Please enter a SKU' }) }
}

/** Version 1 sends the price as text with 4 decimals. */
export function basicPayload({ name, base_price, description }: BasicValues): ProductUpdate {
  return { name: name.trim(), base_price: fixed(numberOrZero(base_price), 4), description: description.trim() }
}

/** Whether version 1 has no changes to send: prices are compared with 4 decimals. */
export function isUnchanged(values: BasicValues, saved: BasicValues): boolean {
  return JSON.stringify(basicPayload(values)) === JSON.stringify(basicPayload(saved))
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

/** The price as version 3 would round it, if that differs; else null. */
export function roundedPrice(base_price: string): string | null {
  const price = readNumber(base_price)
  return price === null || decimalsOf(price) <= 2 ? null : fixed(price, 2)
}

/**
 * Version 2 sends the whole form, and the price with 4 decimals again as `price`. An empty price or stock is left out,
 * so that the stored one stays: nothing is required here, and a price of 0 would give the product away.
 */
export function fullPayload(values: FullValues): ProductUpdate {
  const price = readNumber(values.base_price)
  const stock = readNumber(values.stock)
  return {
    name: values.name.trim(),
    brand: values.brand.trim(),
    SKU: values.SKU.trim(),
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

/** Warnings of version 2 by field, which do not prevent sending. */
export function fullWarnings({ name, SKU, base_price, stock, variants }: FullValues): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'A product without a name may be refused.' }),
    ...(SKU.trim() === '' && { SKU: 'A product without a SKU may be refused.' }),
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
