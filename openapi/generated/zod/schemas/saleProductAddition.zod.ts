// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountInput } from './discountInput.zod.ts';




export const SaleProductAddition = zod.strictObject({
  "productId": zod.string().min(1).describe('The product.'),
  "discountPercent": DiscountInput
}).describe('A product to add to a sale.');

export type SaleProductAddition = zod.input<typeof SaleProductAddition>;
export type SaleProductAdditionOutput = zod.output<typeof SaleProductAddition>;
