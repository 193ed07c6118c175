// Generated from openapi/openapi.yaml. Do not edit.
import type { SalesEntry } from './salesEntry.ts';

/**
 * Orders of the last 12 months, oldest first, months without orders included.
 */
export interface MonthlySales {
  /** One entry a month. */
  monthlyOrders: SalesEntry[];
}
