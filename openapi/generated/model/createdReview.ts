// Generated from openapi/openapi.yaml. Do not edit.
import type { CreatedReviewData } from './createdReviewData.ts';

/**
 * The review as it was kept.
 */
export interface CreatedReview {
  data: CreatedReviewData;
}
