// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const orderedProductReviewInputRatingMax = 5;

export const orderedProductReviewInputReviewMax = 2000;

export const orderedProductReviewInputImagesMax = 10;



export const OrderedProductReviewInput = zod.strictObject({
  "rating": zod.int().min(1).max(orderedProductReviewInputRatingMax),
  "review": zod.string().min(1).max(orderedProductReviewInputReviewMax),
  "images": zod.array(zod.instanceof(Blob)).max(orderedProductReviewInputImagesMax).optional()
});

export type OrderedProductReviewInput = zod.input<typeof OrderedProductReviewInput>;
export type OrderedProductReviewInputOutput = zod.output<typeof OrderedProductReviewInput>;
