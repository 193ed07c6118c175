// Generated from openapi/openapi.yaml. Do not edit.
import type { CartVariant } from './cartVariant.ts';

/**
 * A line of the cart.
 */
export interface CartItem {
  /**
     * Identifier of the line.
     * @minLength 1
     */
  id: string;
  /**
     * Number of units.
     * @minimum 1
     */
  quantity: number;
  /**
     * Rupees a piece to the nearest paisa, the product's best running sale applied.
     * @minimum 0
     */
  unit_price: number;
  product_variant: CartVariant;
}
