// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A category to create, or all its fields to change.
 */
export interface CategoryInput {
  /**
     * Name.
     * @minLength 1
     * @maxLength 10000
     */
  name: string;
  /**
     * What the category holds.
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
