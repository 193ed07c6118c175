// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Category } from './category.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const CategorySearch = zod.strictObject({
  "data": zod.array(Category),
  "pagination": SearchPagination
});

export type CategorySearch = zod.input<typeof CategorySearch>;
export type CategorySearchOutput = zod.output<typeof CategorySearch>;
