// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CartVariant } from './cartVariant.zod.ts';



export const cartItemUnitPriceMin = 0;



export const CartItem = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier of the line.'),
  "quantity": zod.int().min(1).describe('Pieces.'),
  "unit_price": zod.number().min(cartItemUnitPriceMin).describe('Rupees a piece, the product\'s best running sale applied.'),
  "product_variant": CartVariant
}).describe('A line of the cart.');

export type CartItem = zod.input<typeof CartItem>;
export type CartItemOutput = zod.output<typeof CartItem>;
