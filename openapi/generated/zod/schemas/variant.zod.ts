// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Inventory } from './inventory.zod.ts';



export const variantWeightMin = 0;

export const variantPriceModifierDefault = 0;

export const Variant = zod.strictObject({
  "id": zod.string().min(1),
  "product_id": zod.string().min(1),
  "size": zod.string().nullable(),
  "color": zod.string().nullable(),
  "weight": zod.number().min(variantWeightMin).nullable(),
  "price_modifier": zod.number().default(variantPriceModifierDefault),
  "image_url": zod.string().nullable(),
  "inventory": Inventory
});

export type Variant = zod.input<typeof Variant>;
export type VariantOutput = zod.output<typeof Variant>;
