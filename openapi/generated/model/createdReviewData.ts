// Generated from openapi/openapi.yaml. Do not edit.
import type { Review } from './review.ts';

export type CreatedReviewData = {
  review: Review;
};
