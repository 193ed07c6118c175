// Generated from openapi/openapi.yaml. Do not edit.
import type { DiscountedProduct } from './discountedProduct.ts';

/**
 * A product on sale and its discount. Where both discounts are set the percentage counts.
 */
export interface SaleProduct {
  /**
     * The product.
     * @minLength 1
     */
  product_id: string;
  product: DiscountedProduct;
  /**
     * Percent off; 0 is none.
     * @minimum 0
     */
  discount_percent: number;
  /**
     * Rupees off; 0 is none.
     * @minimum 0
     */
  discount_amount: number;
}
