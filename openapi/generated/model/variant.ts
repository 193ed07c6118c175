// Generated from openapi/openapi.yaml. Do not edit.
import type { Inventory } from './inventory.ts';

/**
 * One way a product can be bought.
 */
export interface Variant {
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
     * Size in the trade's own measure, or null.
     * @nullable
     */
  size: string | null;
  /**
     * Colour, by the filter list's words where one fits, or null.
     * @nullable
     */
  color: string | null;
  /**
     * Weight in grams, or null.
     * @minimum 0
     * @nullable
     */
  weight: number | null;
  /** Rupees added to the product's base price; may be negative. */
  price_modifier: number;
  /**
     * Address of its picture, or null.
     * @nullable
     */
  image_url: string | null;
  inventory: Inventory;
}
