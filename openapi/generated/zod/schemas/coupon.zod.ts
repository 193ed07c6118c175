// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountType } from './discountType.zod.ts';



export const couponMaxDiscountMin = 0;




export const Coupon = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "code": zod.string().min(1).describe('What a shopper types; unique, case-sensitive.'),
  "description": zod.string().describe('What it is for.'),
  "start_date": zod.iso.datetime({"offset":true}).describe('When it starts.'),
  "end_date": zod.iso.datetime({"offset":true}).describe('When it ends.'),
  "free_shipping": zod.boolean().describe('Whether shipping is free.'),
  "max_discount": zod.number().min(couponMaxDiscountMin).describe('Rupees, the most it takes off.'),
  "usage_limit": zod.int().min(1).nullable().describe('How often it can be used; null is without limit.'),
  "discount_type": DiscountType
}).describe('A discount code.');

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;
