// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The progress of the shipment.
 */
export type AdminOrderShipmentStatus = typeof AdminOrderShipmentStatus[keyof typeof AdminOrderShipmentStatus];


export const AdminOrderShipmentStatus = {
  Shipped: 'Shipped',
  Pending: 'Pending',
  Processing: 'Processing',
} as const;
