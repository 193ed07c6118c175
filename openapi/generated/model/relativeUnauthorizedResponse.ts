// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * No token, or one that is unknown or expired.
 */
export type RelativeUnauthorizedResponse = RelativeProblem;
