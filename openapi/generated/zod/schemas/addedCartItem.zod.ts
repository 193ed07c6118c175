// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartItem } from './cartItem.zod.ts';

export const AddedCartItem = zod.strictObject({
  "status": zod.literal("success"),
  "data": zod.strictObject({
  "item": CartItem
})
});

export type AddedCartItem = zod.input<typeof AddedCartItem>;
export type AddedCartItemOutput = zod.output<typeof AddedCartItem>;
