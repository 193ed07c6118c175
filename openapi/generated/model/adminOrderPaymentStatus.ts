// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Whether it was paid; cash on delivery is unpaid until it has arrived.
 */
export type AdminOrderPaymentStatus = typeof AdminOrderPaymentStatus[keyof typeof AdminOrderPaymentStatus];


export const AdminOrderPaymentStatus = {
  Paid: 'Paid',
  Unpaid: 'Unpaid',
} as const;
