// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * The token belongs to a user without the role, or the record is someone else's.
 */
export type RelativeForbiddenResponse = RelativeProblem;
