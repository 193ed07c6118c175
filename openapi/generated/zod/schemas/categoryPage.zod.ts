// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Category } from './category.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const CategoryPage = zod.strictObject({
  "data": zod.array(Category),
  "pagination": Pagination
});

export type CategoryPage = zod.input<typeof CategoryPage>;
export type CategoryPageOutput = zod.output<typeof CategoryPage>;
