// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * Malformed or invalid: the errors are listed by JSON path.
 */
export type RelativeInvalidResponse = RelativeProblem;
