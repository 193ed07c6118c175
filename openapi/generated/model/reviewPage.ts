// Generated from openapi/openapi.yaml. Do not edit.
import type { ReviewPageData } from './reviewPageData.ts';

/**
 * A page of a product's reviews, newest first.
 */
export interface ReviewPage {
  data: ReviewPageData;
}
