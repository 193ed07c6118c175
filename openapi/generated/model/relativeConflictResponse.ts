// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * The state of the shop does not allow it.
 */
export type RelativeConflictResponse = RelativeProblem;
