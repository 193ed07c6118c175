// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Product } from './product.zod.ts';





export const CollectionWithProducts = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name, as shown.'),
  "description": zod.string().describe('What the collection holds.'),
  "thumbnail": zod.string().describe('Address of its picture, root-relative or absolute.'),
  "products": zod.array(Product).describe('The products that belong to it.')
}).describe('A collection with its products whole.');

export type CollectionWithProducts = zod.input<typeof CollectionWithProducts>;
export type CollectionWithProductsOutput = zod.output<typeof CollectionWithProducts>;
