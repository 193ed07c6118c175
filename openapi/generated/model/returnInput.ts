// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Why an order is returned.
 */
export interface ReturnInput {
  /**
     * One of the offered reasons, or free text.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /**
     * Pictures, at most 5 MB each.
     * @maxItems 10
     */
  images?: (Blob | File)[];
}
