// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const Category = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "description": zod.string(),
  "thumbnail": zod.string()
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
