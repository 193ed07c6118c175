// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Rupees, 0 to 9,999,999,999.9999, as a number or as a decimal string of at most 4 decimals.
 */
export type MoneyInput = number | string;
