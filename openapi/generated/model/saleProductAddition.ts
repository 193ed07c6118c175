// Generated from openapi/openapi.yaml. Do not edit.
import type { DiscountInput } from './discountInput.ts';

/**
 * A product to add to a sale.
 */
export interface SaleProductAddition {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
  discountPercent: DiscountInput;
}
