// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A tax rate.
 */
export interface TaxCategory {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name.
     * @minLength 1
     */
  name: string;
  /**
     * Rate in percent.
     * @minimum 0
     * @maximum 100
     */
  standard_rate: number;
}
