// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The state of the shop does not allow it.
 */
export type ConflictResponse = Problem;
