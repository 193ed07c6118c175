// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountType } from './discountType.zod.ts';
import { MoneyInput } from './moneyInput.zod.ts';

export const couponInputCodeMax = 60;

export const couponInputDescriptionMax = 1000;

export const couponInputFreeShippingDefault = false;
export const couponInputUsageLimitMax = 1000000;



export const CouponInput = zod.strictObject({
  "code": zod.string().min(1).max(couponInputCodeMax),
  "description": zod.string().max(couponInputDescriptionMax).optional(),
  "start_date": zod.iso.datetime({"offset":true}),
  "end_date": zod.iso.datetime({"offset":true}),
  "free_shipping": zod.boolean().default(couponInputFreeShippingDefault),
  "max_discount": MoneyInput,
  "usage_limit": zod.int().min(1).max(couponInputUsageLimitMax).nullish(),
  "discount_type": DiscountType
});

export type CouponInput = zod.input<typeof CouponInput>;
export type CouponInputOutput = zod.output<typeof CouponInput>;
