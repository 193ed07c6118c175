// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Text that must occur somewhere in the searched fields, in any case. Empty finds all.
 */
export type QueryParameter = string;
