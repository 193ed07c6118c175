// Generated from openapi/openapi.yaml. Do not edit.
import type { OrderCount } from './orderCount.ts';

/**
 * The number of orders on a day, week or month.
 */
export interface SalesEntry {
  /** Start of the day, week (Monday) or month in Asia/Kolkata. */
  order_date: string;
  count: OrderCount;
}
