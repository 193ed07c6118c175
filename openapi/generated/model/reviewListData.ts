// Generated from openapi/openapi.yaml. Do not edit.
import type { Review } from './review.ts';

export type ReviewListData = {
  /** The reviews, newest first. */
  reviews: Review[];
};
