// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The host failed (5xx).
 */
export type FailedResponse = Problem;
