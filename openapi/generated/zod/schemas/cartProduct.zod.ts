// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';





export const CartProduct = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "images": zod.array(ProductImage).describe('Pictures.')
}).describe('The product of a cart line in short.');

export type CartProduct = zod.input<typeof CartProduct>;
export type CartProductOutput = zod.output<typeof CartProduct>;
