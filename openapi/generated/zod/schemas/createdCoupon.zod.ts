// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Coupon } from './coupon.zod.ts';

export const CreatedCoupon = zod.strictObject({
  "status": zod.literal("success"),
  "data": Coupon.optional()
});

export type CreatedCoupon = zod.input<typeof CreatedCoupon>;
export type CreatedCouponOutput = zod.output<typeof CreatedCoupon>;
