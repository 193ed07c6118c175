// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A line of an order to place.
 */
export interface CheckoutLine {
  /**
     * The variant.
     * @minLength 1
     */
  productVariantId: string;
  /**
     * Number of units.
     * @minimum 1
     * @maximum 10000
     */
  quantity: number;
}
