// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What was done.
 */
export interface Message {
  /**
     * What was done, for a person to read.
     * @minLength 1
     */
  message: string;
}
