// Generated from openapi/openapi.yaml. Do not edit.
import type { MoneyInput } from './moneyInput.ts';
import type { ProductImageInput } from './productImageInput.ts';
import type { ProductMetadataInput } from './productMetadataInput.ts';
import type { VariantInput } from './variantInput.ts';

/**
 * A product to create. No variant may cost less than 0, its modifier counted, and no two have the same colour and size.
 */
export interface ProductInput {
  /**
     * Name.
     * @minLength 1
     * @maxLength 10000
     */
  name: string;
  /**
     * Brand or workshop.
     * @maxLength 100
     */
  brand?: string;
  /**
     * Details for shoppers.
     * @maxLength 100000
     */
  description: string;
  /**
     * Stock keeping unit, unique in the shop whatever its capitals.
     * @minLength 1
     * @maxLength 60
     */
  SKU: string;
  base_price: MoneyInput;
  /**
     * Its category; none when null or left out, since the form sends all it has.
     * @nullable
     */
  category_id?: string | null;
  /**
     * Its collection; none when null or left out, since the form sends all it has.
     * @nullable
     */
  collection_id?: string | null;
  /**
     * Its tax category; none when null or left out, since the form sends all it has.
     * @nullable
     */
  tax_category_id?: string | null;
  /**
     * Pictures.
     * @maxItems 30
     */
  images?: ProductImageInput[];
  /**
     * Variants.
     * @maxItems 100
     */
  variants?: VariantInput[];
  product_metadata?: ProductMetadataInput;
}
