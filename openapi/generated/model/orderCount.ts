// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A number of orders.
 */
export interface OrderCount {
  /**
     * The number of orders.
     * @minimum 0
     */
  id: number;
}
