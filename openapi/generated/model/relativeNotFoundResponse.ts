// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * No record has this id.
 */
export type RelativeNotFoundResponse = RelativeProblem;
