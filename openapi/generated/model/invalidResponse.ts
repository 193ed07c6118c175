// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * Malformed or invalid: the faults are listed by JSON path.
 */
export type InvalidResponse = Problem;
