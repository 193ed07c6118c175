// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Who wrote a review.
 */
export interface ReviewAuthor {
  /**
     * Name.
     * @minLength 1
     */
  name: string;
}
