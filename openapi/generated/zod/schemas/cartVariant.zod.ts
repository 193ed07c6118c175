// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartProduct } from './cartProduct.zod.ts';
import { Inventory } from './inventory.zod.ts';



export const cartVariantWeightMin = 0;

export const cartVariantPriceModifierDefault = 0;

export const CartVariant = zod.strictObject({
  "id": zod.string().min(1),
  "product_id": zod.string().min(1),
  "size": zod.string().nullable(),
  "color": zod.string().nullable(),
  "weight": zod.number().min(cartVariantWeightMin).nullable(),
  "price_modifier": zod.number().default(cartVariantPriceModifierDefault),
  "image_url": zod.string().nullable(),
  "inventory": Inventory.optional(),
  "product": CartProduct
});

export type CartVariant = zod.input<typeof CartVariant>;
export type CartVariantOutput = zod.output<typeof CartVariant>;
