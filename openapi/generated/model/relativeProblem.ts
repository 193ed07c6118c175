// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What is wrong with a request to the app's own `/api`.
 */
export interface RelativeProblem {
  /**
     * What is wrong, for a person to read.
     * @minLength 1
     */
  error: string;
}
