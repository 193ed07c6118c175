// Generated from openapi/openapi.yaml. Do not edit.
import type { DiscountType } from './discountType.ts';
import type { MoneyInput } from './moneyInput.ts';

/**
 * A coupon to create.
 */
export interface CouponInput {
  /**
     * What a shopper types; unique, case-sensitive.
     * @minLength 1
     * @maxLength 60
     */
  code: string;
  /**
     * What it is for.
     * @maxLength 1000
     */
  description?: string;
  /** When it starts, in any time zone; answered in UTC. Its year in India is 2000 to 2099. */
  start_date: string;
  /** When it ends; after the start, and in 2099 at the latest. */
  end_date: string;
  /** Whether shipping is free. */
  free_shipping?: boolean;
  max_discount: MoneyInput;
  /**
     * How often it can be used; null or left out is without limit: the form sends null when the field is empty.
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  usage_limit?: number | null;
  discount_type: DiscountType;
}
