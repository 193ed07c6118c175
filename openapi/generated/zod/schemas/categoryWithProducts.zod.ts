// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Product } from './product.zod.ts';





export const CategoryWithProducts = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "description": zod.string(),
  "thumbnail": zod.string(),
  "products": zod.array(Product)
});

export type CategoryWithProducts = zod.input<typeof CategoryWithProducts>;
export type CategoryWithProductsOutput = zod.output<typeof CategoryWithProducts>;
