// Generated from openapi/openapi.yaml. Do not edit.

/**
 * One picture of a product.
 */
export interface ProductImage {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Address of the picture, root-relative or absolute.
     * @minLength 1
     */
  image_url: string;
  /** Whether it is the main picture of the product. */
  is_primary: boolean;
  /**
     * Place in the gallery, lowest first.
     * @minimum 0
     */
  display_order: number;
}
