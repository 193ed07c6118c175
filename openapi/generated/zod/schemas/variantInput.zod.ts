// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { InventoryInput } from './inventoryInput.zod.ts';
import { MoneyDifferenceInput } from './moneyDifferenceInput.zod.ts';


export const variantInputSizeMax = 40;

export const variantInputColorMax = 40;

export const variantInputWeightMin = 0;

export const variantInputImageUrlMax = 2000;



export const VariantInput = zod.strictObject({
  "id": zod.string().min(1).optional(),
  "size": zod.string().max(variantInputSizeMax).nullish(),
  "color": zod.string().max(variantInputColorMax).nullish(),
  "weight": zod.number().min(variantInputWeightMin).nullish(),
  "price_modifier": MoneyDifferenceInput.optional(),
  "image_url": zod.string().max(variantInputImageUrlMax).nullish(),
  "inventory": InventoryInput.optional()
});

export type VariantInput = zod.input<typeof VariantInput>;
export type VariantInputOutput = zod.output<typeof VariantInput>;
