// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Category } from './category.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const CategorySearch = zod.strictObject({
  "data": zod.array(Category).describe('The categories found.'),
  "pagination": SearchPagination
}).describe('A page of found categories.');

export type CategorySearch = zod.input<typeof CategorySearch>;
export type CategorySearchOutput = zod.output<typeof CategorySearch>;
