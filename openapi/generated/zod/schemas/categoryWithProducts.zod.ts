// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Product } from './product.zod.ts';





export const CategoryWithProducts = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name, as shown.'),
  "description": zod.string().describe('What the category holds.'),
  "thumbnail": zod.string().describe('Address of its picture, root-relative or absolute.'),
  "products": zod.array(Product).describe('The products that belong to it.')
}).describe('A category with its products whole.');

export type CategoryWithProducts = zod.input<typeof CategoryWithProducts>;
export type CategoryWithProductsOutput = zod.output<typeof CategoryWithProducts>;
