// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The credentials of a user.
 */
export interface Credentials {
  /**
     * Email address, in capitals or not.
     * @minLength 1
     * @maxLength 200
     */
  email: string;
  /**
     * Password.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}
