// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const cartInputQuantityMax = 10000;



export const CartInput = zod.strictObject({
  "productVariantId": zod.string().min(1).optional().describe('The variant.'),
  "productId": zod.string().min(1).optional().describe('The product whose first variant is meant.'),
  "quantity": zod.int().min(1).max(cartInputQuantityMax).describe('Pieces to add, at least 1.')
}).describe('What to add: a variant, or a product, which means its first variant. Give one of the two.');

export type CartInput = zod.input<typeof CartInput>;
export type CartInputOutput = zod.output<typeof CartInput>;
