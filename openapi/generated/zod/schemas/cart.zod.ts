// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartItem } from './cartItem.zod.ts';

export const Cart = zod.strictObject({
  "status": zod.literal("success"),
  "data": zod.strictObject({
  "items": zod.array(CartItem)
})
});

export type Cart = zod.input<typeof Cart>;
export type CartOutput = zod.output<typeof Cart>;
