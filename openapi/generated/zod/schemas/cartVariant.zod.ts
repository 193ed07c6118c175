// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartProduct } from './cartProduct.zod.ts';
import { Inventory } from './inventory.zod.ts';



export const cartVariantWeightMin = 0;

export const cartVariantPriceModifierDefault = 0;

export const CartVariant = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "product_id": zod.string().min(1).describe('Its product.'),
  "size": zod.string().nullable().describe('Size, or null.'),
  "color": zod.string().nullable().describe('Colour, or null.'),
  "weight": zod.number().min(cartVariantWeightMin).nullable().describe('Weight in grams, or null.'),
  "price_modifier": zod.number().default(cartVariantPriceModifierDefault).describe('Rupees added to the product\'s base price.'),
  "image_url": zod.string().nullable().describe('Address of its picture, or null.'),
  "inventory": Inventory.optional(),
  "product": CartProduct
}).describe('The variant of a cart line with its product in short.');

export type CartVariant = zod.input<typeof CartVariant>;
export type CartVariantOutput = zod.output<typeof CartVariant>;
