// Generated from openapi/openapi.yaml. Do not edit.

/**
 * How many pieces there are of a variant.
 */
export interface Inventory {
  /**
     * Pieces in the house.
     * @minimum 0
     */
  total_quantity: number;
  /**
     * Pieces that open orders hold.
     * @minimum 0
     */
  reserved_quantity: number;
  /**
     * At this many free pieces or fewer the stock counts as low.
     * @minimum 0
     */
  minimum_stock_alert: number;
}
