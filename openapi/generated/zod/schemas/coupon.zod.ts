// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountType } from './discountType.zod.ts';



export const couponMaxDiscountMin = 0;




export const Coupon = zod.strictObject({
  "id": zod.string().min(1),
  "code": zod.string().min(1),
  "description": zod.string(),
  "start_date": zod.iso.datetime({"offset":true}),
  "end_date": zod.iso.datetime({"offset":true}),
  "free_shipping": zod.boolean(),
  "max_discount": zod.number().min(couponMaxDiscountMin),
  "usage_limit": zod.int().min(1).nullable(),
  "discount_type": DiscountType
});

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;
