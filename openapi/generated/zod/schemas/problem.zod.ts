// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { FieldProblem } from './fieldProblem.zod.ts';




export const Problem = zod.strictObject({
  "message": zod.string().min(1),
  "errors": zod.array(FieldProblem).optional()
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
