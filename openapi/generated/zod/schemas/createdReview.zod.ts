// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Review } from './review.zod.ts';

export const CreatedReview = zod.strictObject({
  "data": zod.strictObject({
  "review": Review
})
});

export type CreatedReview = zod.input<typeof CreatedReview>;
export type CreatedReviewOutput = zod.output<typeof CreatedReview>;
