// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountInput } from './discountInput.zod.ts';




export const SaleProductAddition = zod.strictObject({
  "productId": zod.string().min(1),
  "discountPercent": DiscountInput
});

export type SaleProductAddition = zod.input<typeof SaleProductAddition>;
export type SaleProductAdditionOutput = zod.output<typeof SaleProductAddition>;
