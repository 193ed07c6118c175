// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const orderedProductReviewInputRatingMax = 5;

export const orderedProductReviewInputReviewMax = 2000;

export const orderedProductReviewInputImagesMax = 10;



export const OrderedProductReviewInput = zod.strictObject({
  "rating": zod.int().min(1).max(orderedProductReviewInputRatingMax).describe('Stars, 1 to 5.'),
  "review": zod.string().min(1).max(orderedProductReviewInputReviewMax).describe('The customer\'s words.'),
  "images": zod.array(zod.instanceof(Blob)).max(orderedProductReviewInputImagesMax).optional().describe('Pictures, at most 5 MB each.')
}).describe('A review of an ordered product.');

export type OrderedProductReviewInput = zod.input<typeof OrderedProductReviewInput>;
export type OrderedProductReviewInputOutput = zod.output<typeof OrderedProductReviewInput>;
