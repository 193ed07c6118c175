// Generated from openapi/openapi.yaml. Do not edit.
import type { CartItem } from './cartItem.ts';

export type AddedCartItemData = {
  item: CartItem;
};
