// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { InventoryInput } from './inventoryInput.zod.ts';
import { MoneyDifferenceInput } from './moneyDifferenceInput.zod.ts';


export const variantInputSizeMax = 40;

export const variantInputColorMax = 40;

export const variantInputWeightMin = 0;

export const variantInputImageUrlMax = 2000;



export const VariantInput = zod.strictObject({
  "id": zod.string().min(1).optional().describe('The variant to change; only in updates.'),
  "size": zod.string().max(variantInputSizeMax).nullish().describe('Size, or null.'),
  "color": zod.string().max(variantInputColorMax).nullish().describe('Colour, or null.'),
  "weight": zod.number().min(variantInputWeightMin).nullish().describe('Weight in grams, or null.'),
  "price_modifier": MoneyDifferenceInput.optional(),
  "image_url": zod.string().max(variantInputImageUrlMax).nullish().describe('Address of its picture, or null.'),
  "inventory": InventoryInput.optional()
}).describe('A variant to create; in an update, the `id` names the variant to change.');

export type VariantInput = zod.input<typeof VariantInput>;
export type VariantInputOutput = zod.output<typeof VariantInput>;
