// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Product } from './product.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const ProductSearch = zod.strictObject({
  "data": zod.array(Product),
  "pagination": SearchPagination
});

export type ProductSearch = zod.input<typeof ProductSearch>;
export type ProductSearchOutput = zod.output<typeof ProductSearch>;
