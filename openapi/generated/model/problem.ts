// Generated from openapi/openapi.yaml. Do not edit.
import type { FieldProblem } from './fieldProblem.ts';

/**
 * What is wrong with a request to the API host.
 */
export interface Problem {
  /**
     * What is wrong, for a person to read.
     * @minLength 1
     */
  message: string;
  /** The single faults, where there are several. */
  errors?: FieldProblem[];
}
