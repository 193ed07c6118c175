// Generated from openapi/openapi.yaml. Do not edit.

/**
 * How it is paid.
 */
export type CheckoutInputPaymentMethod = typeof CheckoutInputPaymentMethod[keyof typeof CheckoutInputPaymentMethod];


export const CheckoutInputPaymentMethod = {
  credit: 'credit',
  cod: 'cod',
  upi: 'upi',
} as const;
