// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * The host failed (5xx).
 */
export type RelativeFailedResponse = RelativeProblem;
