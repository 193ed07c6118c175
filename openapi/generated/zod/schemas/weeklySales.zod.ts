// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SalesEntry } from './salesEntry.zod.ts';

export const WeeklySales = zod.strictObject({
  "weeklyOrders": zod.array(SalesEntry).describe('One entry a week.')
}).describe('Orders of the last 12 weeks, oldest first, weeks without orders included.');

export type WeeklySales = zod.input<typeof WeeklySales>;
export type WeeklySalesOutput = zod.output<typeof WeeklySales>;
