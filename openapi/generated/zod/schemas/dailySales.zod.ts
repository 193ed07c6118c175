// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SalesEntry } from './salesEntry.zod.ts';

export const DailySales = zod.strictObject({
  "dailyOrders": zod.array(SalesEntry)
});

export type DailySales = zod.input<typeof DailySales>;
export type DailySalesOutput = zod.output<typeof DailySales>;
