// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Inventory } from './inventory.zod.ts';



export const variantWeightMin = 0;

export const variantPriceModifierDefault = 0;

export const Variant = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "product_id": zod.string().min(1).describe('Its product.'),
  "size": zod.string().nullable().describe('Size in the trade\'s own measure, or null.'),
  "color": zod.string().nullable().describe('Colour, by the filter list\'s words where one fits, or null.'),
  "weight": zod.number().min(variantWeightMin).nullable().describe('Weight in grams, or null.'),
  "price_modifier": zod.number().default(variantPriceModifierDefault).describe('Rupees added to the product\'s base price; may be negative.'),
  "image_url": zod.string().nullable().describe('Address of its picture, or null.'),
  "inventory": Inventory
}).describe('One way a product can be bought.');

export type Variant = zod.input<typeof Variant>;
export type VariantOutput = zod.output<typeof Variant>;
