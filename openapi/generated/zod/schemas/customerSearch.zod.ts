// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SearchPagination } from './searchPagination.zod.ts';
import { User } from './user.zod.ts';

export const CustomerSearch = zod.strictObject({
  "data": zod.array(User),
  "pagination": SearchPagination
});

export type CustomerSearch = zod.input<typeof CustomerSearch>;
export type CustomerSearchOutput = zod.output<typeof CustomerSearch>;
