// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * No token, or one that is unknown or expired.
 */
export type UnauthorizedResponse = Problem;
