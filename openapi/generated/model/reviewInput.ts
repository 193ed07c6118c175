// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A review to write.
 */
export interface ReviewInput {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
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
  comment: string;
}
