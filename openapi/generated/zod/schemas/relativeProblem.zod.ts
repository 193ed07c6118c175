// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const RelativeProblem = zod.strictObject({
  "error": zod.string().min(1)
});

export type RelativeProblem = zod.input<typeof RelativeProblem>;
export type RelativeProblemOutput = zod.output<typeof RelativeProblem>;
