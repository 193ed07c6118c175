// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * An uploaded file is larger than 5 MB.
 */
export type TooLargeResponse = Problem;
