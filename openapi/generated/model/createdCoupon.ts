// Generated from openapi/openapi.yaml. Do not edit.
import type { Coupon } from './coupon.ts';

/**
 * The coupon as it was kept.
 */
export interface CreatedCoupon {
  /** Always success. */
  status: 'success';
  data: Coupon;
}
