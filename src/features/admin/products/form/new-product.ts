import { plainCode } from '#src/shared/lib/text/plain-code.ts'
import type { ProductInput } from '#openapi/generated/model/productInput.ts'
import { numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { filled, notNegative, paise, wholeNotNegative } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { type FormPicture, pictureInputs } from './pictures.ts'
import { differentVariants, withinLimit } from './product-rules.ts'

export const gemstoneLimit = 250

/** Only a picture that is on its way is worth waiting for. */
const uploaded = z.superRefine<FormPicture[]>((pictures, context) => {
  const missing = pictures.filter(({ image_url }) => image_url === '')
  const failed = missing.filter(({ hasFailed }) => hasFailed)
  const names = new Intl.ListFormat('en-IN').format(failed.map(({ name }) => name))
  if (failed.length > 0)
    context.addIssue(
      `${names} could not be uploaded: below it says why. Remove ${failed.length === 1 ? 'it' : 'them'} to go on.`,
    )
  else if (missing.length > 0) context.addIssue('A picture is not uploaded yet: wait for it, or remove it.')
})

const pieces = z.string().check(wholeNotNegative)

/** A variant's form values and their rules. */
const variantRules = z.object({
  color: z.string(),
  size: z.string(),
  weight: z.string().check(notNegative),
  price_modifier: z.string().check(withinLimit, paise),
  image_url: z.string(),
  inventory: z.object({ total_quantity: pieces, reserved_quantity: pieces, minimum_stock_alert: pieces }),
})

/** The form's values, structured like the request, and the shop's own rules. The server validates the rest. */
export const newProductRules = z
  .object({
    name: filled('Please enter a name'),
    brand: z.string(),
    description: z.string(),
    SKU: filled('Please enter a SKU'),
    base_price: z.string().check(notNegative, withinLimit, paise),
    category_id: z.string(),
    collection_id: z.string(),
    tax_category_id: z.string(),
    images: z.array(z.custom<FormPicture>()).check(uploaded),
    variants: z.array(variantRules).check(differentVariants),
    product_metadata: z.object({
      material_type: z.string(),
      metal_purity: z.string(),
      gemstone_details: z.string().check(z.maxLength(gemstoneLimit, `Please use at most ${gemstoneLimit} characters`)),
      additional_attributes: z.string(),
    }),
  })
  .check(
    z.superRefine(({ base_price, variants }, context) => {
      const base = numberOrZero(base_price)
      for (const [index, { price_modifier }] of variants.entries())
        if (base >= 0 && base + numberOrZero(price_modifier) < 0)
          context.addIssue({
            code: 'custom',
            path: ['variants', index, 'price_modifier'],
            message: 'The variant would cost less than ₹0',
          })
    }),
  )

export type NewVariant = z.infer<typeof variantRules>
export type NewProductValues = z.infer<typeof newProductRules>

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
    SKU: plainCode(SKU),
    base_price: numberOrZero(base_price),
    category_id: category_id || null,
    collection_id: collection_id || null,
    tax_category_id: tax_category_id || null,
    images: pictureInputs(images),
    variants: variants.map(variantInput),
    product_metadata: withoutBlanks(product_metadata),
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
function withoutBlanks(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, text]) => (isBlank(text) ? [] : [[name, text.trim()]])),
  )
}
