// Generated from openapi/openapi.yaml. Do not edit.
import type { ProductImage } from './productImage.ts';
import type { ProductMetadata } from './productMetadata.ts';
import type { Variant } from './variant.ts';

/**
 * A product on sale in short.
 */
export interface DiscountedProduct {
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
     * Rupees, before the discount and the modifier of a variant.
     * @minimum 0
     */
  base_price: number;
  /** Pictures. */
  images: ProductImage[];
  /** Variants with their inventory. */
  variants: Variant[];
  product_metadata: ProductMetadata;
}
