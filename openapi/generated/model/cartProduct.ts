// Generated from openapi/openapi.yaml. Do not edit.
import type { ProductImage } from './productImage.ts';

/**
 * A summary of the product of a cart line.
 */
export interface CartProduct {
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
  /** Pictures. */
  images: ProductImage[];
}
