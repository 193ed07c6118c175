// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const listReviewsParamsPageDefault = 1;

export const listReviewsParamsLimitDefault = 5;
export const listReviewsParamsLimitMax = 100;


export const ListReviewsParams = zod.strictObject({
  "productId": zod.string().min(1),
  "page": zod.int().min(1).default(listReviewsParamsPageDefault),
  "limit": zod.int().min(1).max(listReviewsParamsLimitMax).default(listReviewsParamsLimitDefault)
})

export type ListReviewsParams = zod.input<typeof ListReviewsParams>;
export type ListReviewsParamsOutput = zod.output<typeof ListReviewsParams>;
