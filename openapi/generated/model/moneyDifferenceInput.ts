// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Rupees to add (or, negative, to take off), at most 9,999,999,999.9999 either way, as a number or as a decimal string of at most 4 decimals.
 */
export type MoneyDifferenceInput = number | string;
