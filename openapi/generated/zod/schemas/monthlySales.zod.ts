// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SalesEntry } from './salesEntry.zod.ts';

export const MonthlySales = zod.strictObject({
  "monthlyOrders": zod.array(SalesEntry)
});

export type MonthlySales = zod.input<typeof MonthlySales>;
export type MonthlySalesOutput = zod.output<typeof MonthlySales>;
