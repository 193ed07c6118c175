// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { FieldProblem } from './fieldProblem.zod.ts';




export const Problem = zod.strictObject({
  "message": zod.string().min(1).describe('What is wrong, for a person to read.'),
  "errors": zod.array(FieldProblem).optional().describe('The single faults, where there are several.')
}).describe('What is wrong with a request to the API host.');

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
