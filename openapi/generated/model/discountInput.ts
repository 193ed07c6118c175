// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A discount from 0 to 9.9999, as a number or as a decimal string of at most 4 decimals.
 */
export type DiscountInput = number | string;
