// Generated from openapi/openapi.yaml. Do not edit.
import type { AddressInput } from './addressInput.ts';
import type { CheckoutInputPaymentMethod } from './checkoutInputPaymentMethod.ts';
import type { CheckoutLine } from './checkoutLine.ts';

/**
 * An order to place.
 */
export interface CheckoutInput {
  /** How it is paid. */
  paymentMethod: CheckoutInputPaymentMethod;
  /**
     * The lines.
     * @minItems 1
     * @maxItems 100
     */
  items: CheckoutLine[];
  shippingAddress: AddressInput;
}
