// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { OrderCount } from './orderCount.zod.ts';

export const SalesEntry = zod.strictObject({
  "order_date": zod.iso.datetime({"offset":true}),
  "count": OrderCount
});

export type SalesEntry = zod.input<typeof SalesEntry>;
export type SalesEntryOutput = zod.output<typeof SalesEntry>;
