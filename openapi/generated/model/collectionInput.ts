// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A collection to create, or all its fields to change.
 */
export interface CollectionInput {
  /**
     * Name.
     * @minLength 1
     * @maxLength 10000
     */
  name: string;
  /**
     * What the collection holds.
     * @minLength 1
     * @maxLength 100000
     */
  description: string;
  /**
     * Address of its picture, root-relative or absolute.
     * @minLength 1
     * @maxLength 100000
     */
  thumbnail: string;
}
