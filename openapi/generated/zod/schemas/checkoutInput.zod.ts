// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { AddressInput } from './addressInput.zod.ts';
import { CheckoutLine } from './checkoutLine.zod.ts';

export const checkoutInputItemsMax = 100;



export const CheckoutInput = zod.strictObject({
  "paymentMethod": zod.enum(['credit', 'cod', 'upi']),
  "items": zod.array(CheckoutLine).min(1).max(checkoutInputItemsMax),
  "shippingAddress": AddressInput
});

export type CheckoutInput = zod.input<typeof CheckoutInput>;
export type CheckoutInputOutput = zod.output<typeof CheckoutInput>;
