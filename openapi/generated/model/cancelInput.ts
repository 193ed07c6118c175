// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Why an order is cancelled.
 */
export interface CancelInput {
  /**
     * One of the offered reasons, or free text.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
}
