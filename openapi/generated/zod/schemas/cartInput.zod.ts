// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const cartInputQuantityMax = 10000;



export const CartInput = zod.strictObject({
  "productVariantId": zod.string().min(1).optional(),
  "productId": zod.string().min(1).optional(),
  "quantity": zod.int().min(1).max(cartInputQuantityMax)
});

export type CartInput = zod.input<typeof CartInput>;
export type CartInputOutput = zod.output<typeof CartInput>;
