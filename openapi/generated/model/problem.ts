// Generated from openapi/openapi.yaml. Do not edit.
import type { FieldProblem } from './fieldProblem.ts';

/**
 * The error of a request to the API host.
 */
export interface Problem {
  /**
     * A readable message.
     * @minLength 1
     */
  message: string;
  /** The single errors, where there are several. */
  errors?: FieldProblem[];
}
