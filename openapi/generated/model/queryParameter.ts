// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What to look for, in any case: text that occurs somewhere in the searched fields, or for products words that all do. Empty finds all.
 */
export type QueryParameter = string;
