// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { OrderCount } from './orderCount.zod.ts';

export const SalesEntry = zod.strictObject({
  "order_date": zod.iso.datetime({"offset":true}).describe('Start of the day, week (Monday) or month in Asia/Kolkata.'),
  "count": OrderCount
}).describe('How many orders fell on a day, week or month.');

export type SalesEntry = zod.input<typeof SalesEntry>;
export type SalesEntryOutput = zod.output<typeof SalesEntry>;
