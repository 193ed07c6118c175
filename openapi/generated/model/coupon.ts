// Generated from openapi/openapi.yaml. Do not edit.
import type { DiscountType } from './discountType.ts';

/**
 * A discount code.
 */
export interface Coupon {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * What a shopper types; unique, case-sensitive.
     * @minLength 1
     */
  code: string;
  /** What it is for. */
  description: string;
  /** When it starts. */
  start_date: string;
  /** When it ends. */
  end_date: string;
  /** Whether shipping is free. */
  free_shipping: boolean;
  /**
     * Rupees, the most it takes off.
     * @minimum 0
     */
  max_discount: number;
  /**
     * How often it can be used; null is without limit.
     * @minimum 1
     * @nullable
     */
  usage_limit: number | null;
  discount_type: DiscountType;
}
