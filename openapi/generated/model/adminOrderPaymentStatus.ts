// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Whether it was paid.
 */
export type AdminOrderPaymentStatus = typeof AdminOrderPaymentStatus[keyof typeof AdminOrderPaymentStatus];


export const AdminOrderPaymentStatus = {
  Paid: 'Paid',
  Unpaid: 'Unpaid',
} as const;
