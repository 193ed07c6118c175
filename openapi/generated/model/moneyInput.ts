// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Rupees, as a number or as a decimal string of at most 4 decimals.
 */
export type MoneyInput = number | string;
