// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { AdminOrder } from './adminOrder.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const OrderSearch = zod.strictObject({
  "data": zod.array(AdminOrder),
  "pagination": SearchPagination
});

export type OrderSearch = zod.input<typeof OrderSearch>;
export type OrderSearchOutput = zod.output<typeof OrderSearch>;
