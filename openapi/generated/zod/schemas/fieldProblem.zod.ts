// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const FieldProblem = zod.strictObject({
  "path": zod.string().min(1).describe('Where the fault is, such as `body.items[0].quantity` or `query.page`.'),
  "message": zod.string().min(1).describe('What is expected there.')
}).describe('One fault of a request.');

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;
