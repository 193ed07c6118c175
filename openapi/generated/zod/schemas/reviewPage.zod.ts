// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Pagination } from './pagination.zod.ts';
import { Review } from './review.zod.ts';

export const ReviewPage = zod.strictObject({
  "data": zod.strictObject({
  "reviews": zod.array(Review),
  "pagination": Pagination
})
});

export type ReviewPage = zod.input<typeof ReviewPage>;
export type ReviewPageOutput = zod.output<typeof ReviewPage>;
