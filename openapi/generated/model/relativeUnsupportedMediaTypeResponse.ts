// Generated from openapi/openapi.yaml. Do not edit.
import type { RelativeProblem } from './relativeProblem.ts';

/**
 * An uploaded file is not a PNG, JPEG, WebP, AVIF or GIF picture.
 */
export type RelativeUnsupportedMediaTypeResponse = RelativeProblem;
