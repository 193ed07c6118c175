// Generated from openapi/openapi.yaml. Do not edit.
import type { CartProduct } from './cartProduct.ts';
import type { Inventory } from './inventory.ts';

/**
 * The variant of a cart line, with a summary of its product.
 */
export interface CartVariant {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Its product.
     * @minLength 1
     */
  product_id: string;
  /**
     * Size, or null.
     * @nullable
     */
  size: string | null;
  /**
     * Colour, or null.
     * @nullable
     */
  color: string | null;
  /**
     * Weight in grams, or null.
     * @minimum 0
     * @nullable
     */
  weight: number | null;
  /** Rupees added to the product's base price. */
  price_modifier: number;
  /**
     * Address of its picture, or null.
     * @nullable
     */
  image_url: string | null;
  inventory?: Inventory;
  product: CartProduct;
}
