// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What is wrong with a request to the app's own `/api`.
 */
export interface RelativeProblem {
  /**
     * A readable message.
     * @minLength 1
     */
  error: string;
}
