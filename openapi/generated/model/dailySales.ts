// Generated from openapi/openapi.yaml. Do not edit.
import type { SalesEntry } from './salesEntry.ts';

/**
 * Orders of the last 30 days, oldest first, days without orders included.
 */
export interface DailySales {
  /** One entry a day. */
  dailyOrders: SalesEntry[];
}
