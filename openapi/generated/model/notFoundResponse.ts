// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * No record has this id.
 */
export type NotFoundResponse = Problem;
