// Generated from openapi/openapi.yaml. Do not edit.
import type { Coupon } from './coupon.ts';

/**
 * That it was kept, and how.
 */
export interface CreatedCoupon {
  /** Always success. */
  status: 'success';
  data?: Coupon;
}
