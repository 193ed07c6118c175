// Generated from openapi/openapi.yaml. Do not edit.
import type { DiscountInput } from './discountInput.ts';

/**
 * A product to put on sale.
 */
export interface SaleProductInput {
  /**
     * The product.
     * @minLength 1
     */
  product_id: string;
  discount_percent?: DiscountInput;
  discount_amount?: DiscountInput;
}
