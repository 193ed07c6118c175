// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SalesEntry } from './salesEntry.zod.ts';

export const WeeklySales = zod.strictObject({
  "weeklyOrders": zod.array(SalesEntry)
});

export type WeeklySales = zod.input<typeof WeeklySales>;
export type WeeklySalesOutput = zod.output<typeof WeeklySales>;
