// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Page number, from 1. A page past the last one is empty.
 */
export type PageParameter = number;
