// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const ReviewAuthor = zod.strictObject({
  "name": zod.string().min(1)
});

export type ReviewAuthor = zod.input<typeof ReviewAuthor>;
export type ReviewAuthorOutput = zod.output<typeof ReviewAuthor>;
