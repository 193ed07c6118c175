// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const reviewInputRatingMax = 5;

export const reviewInputCommentMax = 2000;



export const ReviewInput = zod.strictObject({
  "productId": zod.string().min(1),
  "rating": zod.int().min(1).max(reviewInputRatingMax),
  "comment": zod.string().min(1).max(reviewInputCommentMax)
});

export type ReviewInput = zod.input<typeof ReviewInput>;
export type ReviewInputOutput = zod.output<typeof ReviewInput>;
