// Generated from openapi/openapi.yaml. Do not edit.
import type { InventoryInput } from './inventoryInput.ts';
import type { MoneyDifferenceInput } from './moneyDifferenceInput.ts';

/**
 * A variant to create; in an update, the `id` names the variant to change.
 */
export interface VariantInput {
  /**
     * The variant to change; only in updates.
     * @minLength 1
     */
  id?: string;
  /**
     * Size, or null.
     * @maxLength 40
     * @nullable
     */
  size?: string | null;
  /**
     * Colour, or null.
     * @maxLength 40
     * @nullable
     */
  color?: string | null;
  /**
     * Weight in grams, or null.
     * @minimum 0
     * @nullable
     */
  weight?: number | null;
  price_modifier?: MoneyDifferenceInput;
  /**
     * Address of its picture, or null.
     * @maxLength 2000
     * @nullable
     */
  image_url?: string | null;
  inventory?: InventoryInput;
}
