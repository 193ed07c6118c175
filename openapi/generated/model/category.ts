// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A category without its products.
 */
export interface Category {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name, as shown.
     * @minLength 1
     */
  name: string;
  /** What the category holds. */
  description: string;
  /** Address of its picture, root-relative or absolute. */
  thumbnail: string;
}
