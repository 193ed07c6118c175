// Generated from openapi/openapi.yaml. Do not edit.
import type { CategoryLink } from './categoryLink.ts';
import type { ProductImage } from './productImage.ts';
import type { ProductMetadata } from './productMetadata.ts';
import type { Variant } from './variant.ts';

/**
 * A piece of jewellery with its variants. The displayed price of a variant is `base_price + price_modifier`.
 */
export interface Product {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name, as shown on cards.
     * @minLength 1
     */
  name: string;
  /** Brand or workshop. */
  brand: string;
  /** Details for shoppers. */
  description: string;
  /**
     * Stock keeping unit, unique in the shop.
     * @minLength 1
     */
  SKU: string;
  /**
     * Rupees, before the modifier of a variant.
     * @minimum 0
     */
  base_price: number;
  /**
     * Its category, or null.
     * @nullable
     */
  category_id: string | null;
  /**
     * Its collection, or null.
     * @nullable
     */
  collection_id: string | null;
  /**
     * Its tax category, or null.
     * @nullable
     */
  tax_category_id: string | null;
  /** Its category in short, or null. */
  category: CategoryLink | null;
  /** Pictures of the product. */
  images: ProductImage[];
  /** The variants of the product. */
  variants: Variant[];
  product_metadata: ProductMetadata;
  /** Units that can be sold: the sum of total minus reserved over the variants. */
  stock: number;
  /**
     * Address of a small picture, or null.
     * @nullable
     */
  thumbnail: string | null;
}
