// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const FieldProblem = zod.strictObject({
  "path": zod.string().min(1),
  "message": zod.string().min(1)
});

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;
