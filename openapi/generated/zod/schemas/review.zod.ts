// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ReviewAuthor } from './reviewAuthor.zod.ts';


export const reviewRatingMax = 5;



export const Review = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "rating": zod.int().min(1).max(reviewRatingMax).describe('Stars, 1 to 5.'),
  "comment": zod.string().describe('The customer\'s words.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was written.'),
  "user": ReviewAuthor
}).describe('What a customer says of a product.');

export type Review = zod.input<typeof Review>;
export type ReviewOutput = zod.output<typeof Review>;
