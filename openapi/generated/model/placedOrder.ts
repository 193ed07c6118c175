// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The order that was placed.
 */
export interface PlacedOrder {
  /**
     * Identifier.
     * @minLength 1
     */
  orderId: string;
  /**
     * Number on the invoice.
     * @minLength 1
     */
  orderNumber: string;
}
