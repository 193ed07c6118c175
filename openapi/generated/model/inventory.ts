// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The stock of a variant.
 */
export interface Inventory {
  /**
     * Units in stock including reserved ones.
     * @minimum 0
     */
  total_quantity: number;
  /**
     * Units reserved by open orders.
     * @minimum 0
     */
  reserved_quantity: number;
  /**
     * The stock counts as low at this many free units or fewer.
     * @minimum 0
     */
  minimum_stock_alert: number;
}
