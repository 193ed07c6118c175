// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * An uploaded file is larger than 5 MB.
 */
export type RelativeTooLargeResponse = RelativeProblem;
