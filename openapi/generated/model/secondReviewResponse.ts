// Generated from openapi/openapi.yaml. Do not edit.
import type { SecondReview } from './secondReview.ts';

/**
 * The user has already reviewed this product.
 */
export type SecondReviewResponse = SecondReview;
