// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const checkoutLineQuantityMax = 10000;



export const CheckoutLine = zod.strictObject({
  "productVariantId": zod.string().min(1).describe('The variant.'),
  "quantity": zod.int().min(1).max(checkoutLineQuantityMax).describe('Pieces.')
}).describe('A line of an order to place.');

export type CheckoutLine = zod.input<typeof CheckoutLine>;
export type CheckoutLineOutput = zod.output<typeof CheckoutLine>;
