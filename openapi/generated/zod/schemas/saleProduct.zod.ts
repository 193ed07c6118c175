// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountedProduct } from './discountedProduct.zod.ts';


export const saleProductDiscountPercentMin = 0;

export const saleProductDiscountAmountMin = 0;



export const SaleProduct = zod.strictObject({
  "product_id": zod.string().min(1),
  "product": DiscountedProduct,
  "discount_percent": zod.number().min(saleProductDiscountPercentMin),
  "discount_amount": zod.number().min(saleProductDiscountAmountMin)
});

export type SaleProduct = zod.input<typeof SaleProduct>;
export type SaleProductOutput = zod.output<typeof SaleProduct>;
