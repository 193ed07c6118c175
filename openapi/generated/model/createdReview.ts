// Generated from openapi/openapi.yaml. Do not edit.
import type { CreatedReviewData } from './createdReviewData.ts';

/**
 * The created review.
 */
export interface CreatedReview {
  data: CreatedReviewData;
}
