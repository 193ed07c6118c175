// Generated from openapi/openapi.yaml. Do not edit.
import type { Pagination } from './pagination.ts';
import type { Review } from './review.ts';

export type ReviewPageData = {
  /** The reviews of the page, newest first. */
  reviews: Review[];
  pagination: Pagination;
};
