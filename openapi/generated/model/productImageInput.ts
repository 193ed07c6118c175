// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A picture of a product to create.
 */
export interface ProductImageInput {
  /**
     * Address of the picture, as the upload call gave it.
     * @minLength 1
     * @maxLength 2000
     */
  image_url: string;
  /** Whether it is the main picture of the product. */
  is_primary: boolean;
  /**
     * Place in the gallery: 1 for the first picture, 2 for the others.
     * @minimum 0
     */
  display_order: number;
}
