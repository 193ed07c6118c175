// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Coupon } from './coupon.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const CouponSearch = zod.strictObject({
  "data": zod.array(Coupon),
  "pagination": SearchPagination
});

export type CouponSearch = zod.input<typeof CouponSearch>;
export type CouponSearchOutput = zod.output<typeof CouponSearch>;
