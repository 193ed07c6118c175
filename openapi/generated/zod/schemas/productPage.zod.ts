// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Pagination } from './pagination.zod.ts';
import { Product } from './product.zod.ts';

export const ProductPage = zod.strictObject({
  "data": zod.array(Product),
  "pagination": Pagination
});

export type ProductPage = zod.input<typeof ProductPage>;
export type ProductPageOutput = zod.output<typeof ProductPage>;
