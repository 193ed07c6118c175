// Generated from openapi/openapi.yaml. Do not edit.
import type { Problem } from './problem.ts';

/**
 * An uploaded file is not a PNG, JPEG, WebP, AVIF or GIF picture.
 */
export type UnsupportedMediaTypeResponse = Problem;
