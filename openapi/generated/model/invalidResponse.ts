// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Malformed or invalid: the errors are listed by JSON path.
 */
export type InvalidResponse = Problem;
