// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const SecondReview = zod.strictObject({
  "message": zod.enum(['User has already reviewed this product'])
});

export type SecondReview = zod.input<typeof SecondReview>;
export type SecondReviewOutput = zod.output<typeof SecondReview>;
