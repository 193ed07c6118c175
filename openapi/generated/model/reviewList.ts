// Generated from openapi/openapi.yaml. Do not edit.
import type { ReviewListData } from './reviewListData.ts';

/**
 * All reviews, newest first.
 */
export interface ReviewList {
  data: ReviewListData;
}
