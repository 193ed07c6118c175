// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A category in short.
 */
export interface CategoryLink {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name.
     * @minLength 1
     */
  name: string;
}
