// Generated from openapi/openapi.yaml. Do not edit.
import type { SalesEntry } from './salesEntry.ts';

/**
 * Orders of the last 12 weeks, oldest first, weeks without orders included.
 */
export interface WeeklySales {
  /** One entry a week. */
  weeklyOrders: SalesEntry[];
}
