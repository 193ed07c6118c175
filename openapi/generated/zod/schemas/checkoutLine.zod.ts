// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const checkoutLineQuantityMax = 10000;



export const CheckoutLine = zod.strictObject({
  "productVariantId": zod.string().min(1),
  "quantity": zod.int().min(1).max(checkoutLineQuantityMax)
});

export type CheckoutLine = zod.input<typeof CheckoutLine>;
export type CheckoutLineOutput = zod.output<typeof CheckoutLine>;
