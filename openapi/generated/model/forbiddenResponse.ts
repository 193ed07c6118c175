// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * The token belongs to a user without the role, or the record is someone else's.
 */
export type ForbiddenResponse = Problem;
