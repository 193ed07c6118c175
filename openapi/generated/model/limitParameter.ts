// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Records a page, 1 to 100.
 */
export type LimitParameter = number;
