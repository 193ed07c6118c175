// Generated from openapi/openapi.yaml. Do not edit.
import type { RegistrationRole } from './registrationRole.ts';

/**
 * A new account. Whatever `role` says, it becomes a customer's.
 */
export interface Registration {
  /**
     * Name, not only blanks.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Indian telephone number: +91 and ten digits, spaces or not.
     * @minLength 1
     * @maxLength 30
     */
  phone: string;
  /**
     * Email address, unique in the shop whatever its capitals.
     * @maxLength 200
     */
  email: string;
  /**
     * Password, at least 6 characters.
     * @minLength 6
     * @maxLength 200
     */
  password: string;
  /**
     * The same password again.
     * @minLength 1
     * @maxLength 200
     */
  confirmPassword: string;
  /** Sent by the form; not trusted. */
  role?: RegistrationRole;
}
