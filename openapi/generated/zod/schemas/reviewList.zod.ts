// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Review } from './review.zod.ts';

export const ReviewList = zod.strictObject({
  "data": zod.strictObject({
  "reviews": zod.array(Review)
})
});

export type ReviewList = zod.input<typeof ReviewList>;
export type ReviewListOutput = zod.output<typeof ReviewList>;
