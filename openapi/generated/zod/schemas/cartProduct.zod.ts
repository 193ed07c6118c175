// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';





export const CartProduct = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "images": zod.array(ProductImage)
});

export type CartProduct = zod.input<typeof CartProduct>;
export type CartProductOutput = zod.output<typeof CartProduct>;
