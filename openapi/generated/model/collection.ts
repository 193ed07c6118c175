// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A collection without its products.
 */
export interface Collection {
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
  /** What the collection holds. */
  description: string;
  /** Address of its picture, root-relative or absolute. */
  thumbnail: string;
}
