// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The shop's figures since it opened. Cancelled orders do not count in the total.
 */
export interface LifetimeSales {
  /**
     * Orders ever placed.
     * @minimum 0
     */
  totalOrders: number;
  /**
     * Rupees, without cancelled orders.
     * @minimum 0
     */
  totalSales: number;
  /**
     * Percent of orders delivered, two decimals.
     * @minimum 0
     * @maximum 100
     */
  completedPercentage: number;
  /**
     * Percent of orders cancelled, two decimals.
     * @minimum 0
     * @maximum 100
     */
  cancelledPercentage: number;
}
