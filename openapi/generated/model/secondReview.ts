// Generated from openapi/openapi.yaml. Do not edit.
import type { SecondReviewMessage } from './secondReviewMessage.ts';

/**
 * The error of a second review of one product by one user.
 */
export interface SecondReview {
  /** The message by which the shop knows it. */
  message: SecondReviewMessage;
}
