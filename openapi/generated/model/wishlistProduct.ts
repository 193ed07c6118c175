// Generated from openapi/openapi.yaml. Do not edit.
import type { ProductImage } from './productImage.ts';
import type { Variant } from './variant.ts';

/**
 * A summary of the product.
 */
export interface WishlistProduct {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name.
     * @minLength 1
     */
  name: string;
  /**
     * Rupees: the base price with the first variant's modifier, before any sale.
     * @minimum 0
     */
  price: number;
  /** Pictures. */
  images: ProductImage[];
  /** Variants. */
  variants: Variant[];
}
