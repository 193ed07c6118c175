// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const Collection = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "description": zod.string(),
  "thumbnail": zod.string()
});

export type Collection = zod.input<typeof Collection>;
export type CollectionOutput = zod.output<typeof Collection>;
