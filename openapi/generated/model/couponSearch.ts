// Generated from openapi/openapi.yaml. Do not edit.
import type { Coupon } from './coupon.ts';
import type { SearchPagination } from './searchPagination.ts';

/**
 * A page of found coupons.
 */
export interface CouponSearch {
  /** The coupons found. */
  data: Coupon[];
  pagination: SearchPagination;
}
