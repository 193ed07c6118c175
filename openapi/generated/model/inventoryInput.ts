// Generated from openapi/openapi.yaml. Do not edit.

/**
 * How many pieces there are of a variant; what is left out is 0, or stays as it was in an update.
 */
export interface InventoryInput {
  /**
     * Pieces in the house.
     * @minimum 0
     * @maximum 1000000
     */
  total_quantity?: number;
  /**
     * Pieces that open orders hold.
     * @minimum 0
     * @maximum 1000000
     */
  reserved_quantity?: number;
  /**
     * At this many free pieces or fewer the stock counts as low.
     * @minimum 0
     * @maximum 1000000
     */
  minimum_stock_alert?: number;
}
