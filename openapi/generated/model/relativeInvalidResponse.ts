// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * Malformed or invalid: the faults are listed by JSON path.
 */
export type RelativeInvalidResponse = RelativeProblem;
