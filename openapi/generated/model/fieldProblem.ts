// Generated from openapi/openapi.yaml. Do not edit.

/**
 * An error in a request.
 */
export interface FieldProblem {
  /**
     * Where the fault is, such as `body.items[0].quantity` or `query.page`.
     * @minLength 1
     */
  path: string;
  /**
     * What is wrong with it.
     * @minLength 1
     */
  message: string;
}
