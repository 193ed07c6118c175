// Generated from openapi/openapi.yaml. Do not edit.
import type { MoneyInput } from './moneyInput.ts';
import type { VariantInput } from './variantInput.ts';

/**
 * What to change of a product; at least one field. Variants are merged by id, unlisted ones stay; none gets the colour and size of another. `stock` counts only for a product without variants; `price` is read where `base_price` is not given.
 */
export interface ProductUpdate {
  /**
     * Name.
     * @minLength 1
     * @maxLength 10000
     */
  name?: string;
  /**
     * Brand or workshop.
     * @maxLength 100
     */
  brand?: string;
  /**
     * Stock keeping unit, unique in the shop whatever its capitals.
     * @minLength 1
     * @maxLength 60
     */
  SKU?: string;
  /**
     * Details for shoppers.
     * @maxLength 100000
     */
  description?: string;
  base_price?: MoneyInput;
  price?: MoneyInput;
  /**
     * Units of a product without variants.
     * @minimum 0
     * @maximum 1000000
     */
  stock?: number;
  /**
     * Address of a small picture; null takes it away.
     * @maxLength 2000
     * @nullable
     */
  thumbnail?: string | null;
  /**
     * Variants to change (with id) or to add (without).
     * @maxItems 100
     */
  variants?: VariantInput[];
}
