// Generated from openapi/openapi.yaml. Do not edit.

/**
 * How many pieces there are of a variant; what is left out is 0, or stays as it was in an update.
 */
export interface InventoryInput {
  /**
     * Units in stock including reserved ones.
     * @minimum 0
     * @maximum 1000000
     */
  total_quantity?: number;
  /**
     * Units reserved by open orders.
     * @minimum 0
     * @maximum 1000000
     */
  reserved_quantity?: number;
  /**
     * The stock counts as low at this many free units or fewer.
     * @minimum 0
     * @maximum 1000000
     */
  minimum_stock_alert?: number;
}
