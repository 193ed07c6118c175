// Generated from openapi/openapi.yaml. Do not edit.

/**
 * One fault of a request.
 */
export interface FieldProblem {
  /**
     * Where the fault is, such as `body.items[0].quantity` or `query.page`.
     * @minLength 1
     */
  path: string;
  /**
     * What is expected there.
     * @minLength 1
     */
  message: string;
}
