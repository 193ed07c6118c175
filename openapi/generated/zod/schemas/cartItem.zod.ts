// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartVariant } from './cartVariant.zod.ts';



export const cartItemUnitPriceMin = 0;



export const CartItem = zod.strictObject({
  "id": zod.string().min(1),
  "quantity": zod.int().min(1),
  "unit_price": zod.number().min(cartItemUnitPriceMin),
  "product_variant": CartVariant
});

export type CartItem = zod.input<typeof CartItem>;
export type CartItemOutput = zod.output<typeof CartItem>;
