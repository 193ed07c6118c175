// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountInput } from './discountInput.zod.ts';




export const SaleProductInput = zod.strictObject({
  "product_id": zod.string().min(1),
  "discount_percent": DiscountInput.optional(),
  "discount_amount": DiscountInput.optional()
});

export type SaleProductInput = zod.input<typeof SaleProductInput>;
export type SaleProductInputOutput = zod.output<typeof SaleProductInput>;
