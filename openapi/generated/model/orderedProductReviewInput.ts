// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A review of an ordered product.
 */
export interface OrderedProductReviewInput {
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /**
     * The customer's words.
     * @minLength 1
     * @maxLength 2000
     */
  review: string;
  /**
     * Pictures, at most 5 MB each.
     * @maxItems 10
     */
  images?: (Blob | File)[];
}
