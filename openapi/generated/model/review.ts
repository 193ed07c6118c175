// Generated from openapi/openapi.yaml. Do not edit.
import type { ReviewAuthor } from './reviewAuthor.ts';

/**
 * What a customer says of a product.
 */
export interface Review {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Stars, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /** The customer's words. */
  comment: string;
  /** When it was written. */
  created_at: string;
  user: ReviewAuthor;
}
