// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Coupon } from './coupon.zod.ts';
import { SearchPagination } from './searchPagination.zod.ts';

export const CouponSearch = zod.strictObject({
  "data": zod.array(Coupon).describe('The coupons found.'),
  "pagination": SearchPagination
}).describe('A page of found coupons.');

export type CouponSearch = zod.input<typeof CouponSearch>;
export type CouponSearchOutput = zod.output<typeof CouponSearch>;
