// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Coupon } from './coupon.zod.ts';

export const CreatedCoupon = zod.strictObject({
  "status": zod.literal("success").describe('Always success.'),
  "data": Coupon.optional()
}).describe('That it was kept, and how.');

export type CreatedCoupon = zod.input<typeof CreatedCoupon>;
export type CreatedCouponOutput = zod.output<typeof CreatedCoupon>;
