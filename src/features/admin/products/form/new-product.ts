import type { ProductInput } from '#openapi/generated/model/productInput.ts'
import { decimalsOf, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { type FormPicture, pictureInputs } from './pictures.ts'
import { limitError, sameVariantErrors } from './product-rules.ts'

/** A variant's form values. */
export interface NewVariant {
  color: string
  size: string
  weight: string
  price_modifier: string
  image_url: string
  inventory: { total_quantity: string; reserved_quantity: string; minimum_stock_alert: string }
}

/** The form's values, structured like the request. */
export interface NewProductValues {
  name: string
  brand: string
  description: string
  SKU: string
  base_price: string
  category_id: string
  collection_id: string
  tax_category_id: string
  images: FormPicture[]
  variants: NewVariant[]
  product_metadata: {
    material_type: string
    metal_purity: string
    gemstone_details: string
    additional_attributes: string
  }
}

export const blankVariant: NewVariant = {
  color: '',
  size: '',
  weight: '',
  price_modifier: '',
  image_url: '',
  inventory: { total_quantity: '', reserved_quantity: '', minimum_stock_alert: '' },
}

export const blankProduct: NewProductValues = {
  name: '',
  brand: '',
  description: '',
  SKU: '',
  base_price: '',
  category_id: '',
  collection_id: '',
  tax_category_id: '',
  images: [],
  variants: [],
  product_metadata: { material_type: '', metal_purity: '', gemstone_details: '', additional_attributes: '' },
}

export const gemstoneLimit = 250

/** Errors for values that cannot be sent, and for the shop's own limits. The server validates the rest. */
export function newProductErrors({
  name,
  SKU,
  base_price,
  images,
  variants,
  product_metadata,
}: NewProductValues): FieldErrors {
  return {
    ...(isBlank(name) && { name: 'Please enter a name' }),
    ...(isBlank(SKU) && { SKU: 'Please enter a SKU' }),
    ...moneyError('base_price', base_price),
    ...((readNumber(base_price) ?? 0) < 0 && { base_price: 'Please enter 0 or more' }),
    ...imagesError(images),
    ...sameVariantErrors(variants),
    ...Object.assign({}, ...variants.map((variant, index) => variantErrors(variant, index, numberOrZero(base_price)))),
    ...(product_metadata.gemstone_details.length > gemstoneLimit && {
      'product_metadata.gemstone_details': `Please use at most ${gemstoneLimit} characters`,
    }),
  }
}

/** Only a picture that is on its way is worth waiting for. */
function imagesError(images: readonly FormPicture[]): FieldErrors {
  const missing = images.filter(({ image_url }) => image_url === '')
  const failed = missing.filter(({ hasFailed }) => hasFailed)
  if (missing.length === 0) return {}
  if (failed.length === 0) return { images: 'A picture is not uploaded yet: wait for it, or remove it.' }
  const names = new Intl.ListFormat('en-IN').format(failed.map(({ name }) => name))
  return {
    images: `${names} could not be uploaded: below it says why. Remove ${failed.length === 1 ? 'it' : 'them'} to go on.`,
  }
}

/** Rupees have two decimals: more would be shown rounded. */
function moneyError(field: string, text: string): FieldErrors {
  return {
    ...(decimalsOf(readNumber(text) ?? 0) > 2 && { [field]: 'Please use at most 2 decimals' }),
    ...limitError(field, text),
  }
}

function variantErrors({ weight, price_modifier, inventory }: NewVariant, index: number, base: number): FieldErrors {
  const errors: FieldErrors = {
    ...((readNumber(weight) ?? 0) < 0 && { [`variants.${index}.weight`]: 'Please enter 0 or more' }),
    ...moneyError(`variants.${index}.price_modifier`, price_modifier),
    ...(base >= 0 &&
      base + numberOrZero(price_modifier) < 0 && {
        [`variants.${index}.price_modifier`]: 'The variant would cost less than ₹0',
      }),
  }
  for (const [name, text] of Object.entries(inventory)) {
    const pieces = numberOrZero(text)
    if (pieces < 0 || !Number.isInteger(pieces))
      errors[`variants.${index}.inventory.${name}`] = 'Please enter a whole number, 0 or more'
  }
  return errors
}

/** The request: empty numbers are 0; empty links, colours and sizes are null. */
export function newProductPayload(values: NewProductValues): ProductInput {
  const {
    name,
    brand,
    description,
    SKU,
    base_price,
    category_id,
    collection_id,
    tax_category_id,
    images,
    variants,
    product_metadata,
  } = values
  return {
    name: name.trim(),
    brand: brand.trim(),
    description: description.trim(),
    SKU: SKU.trim(),
    base_price: numberOrZero(base_price),
    category_id: category_id || null,
    collection_id: collection_id || null,
    tax_category_id: tax_category_id || null,
    images: pictureInputs(images),
    variants: variants.map(variantInput),
    product_metadata: filled(product_metadata),
  }
}

function variantInput({ color, size, weight, price_modifier, image_url, inventory }: NewVariant) {
  return {
    size: size.trim() || null,
    color: color.trim() || null,
    weight: numberOrZero(weight),
    price_modifier: numberOrZero(price_modifier),
    image_url: image_url || null,
    inventory: {
      total_quantity: numberOrZero(inventory.total_quantity),
      reserved_quantity: numberOrZero(inventory.reserved_quantity),
      minimum_stock_alert: numberOrZero(inventory.minimum_stock_alert),
    },
  }
}

/** Drops empty metadata, which the shop would show as empty rows. */
function filled(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, text]) => (isBlank(text) ? [] : [[name, text.trim()]])),
  )
}
