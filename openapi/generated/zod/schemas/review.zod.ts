// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ReviewAuthor } from './reviewAuthor.zod.ts';


export const reviewRatingMax = 5;



export const Review = zod.strictObject({
  "id": zod.string().min(1),
  "rating": zod.int().min(1).max(reviewRatingMax),
  "comment": zod.string(),
  "created_at": zod.iso.datetime({"offset":true}),
  "user": ReviewAuthor
});

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;
