// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const CategoryLink = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1)
});

export type CategoryLink = zod.input<typeof CategoryLink>;
export type CategoryLinkOutput = zod.output<typeof CategoryLink>;
