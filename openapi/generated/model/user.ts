// Generated from openapi/openapi.yaml. Do not edit.
import type { Address } from './address.ts';
import type { Role } from './role.ts';

/**
 * A customer or an administrator.
 */
export interface User {
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
  /** Email address. */
  email: string;
  /**
     * Telephone number, or null.
     * @nullable
     */
  phone: string | null;
  /**
     * Date of birth, YYYY-MM-DD, or null.
     * @nullable
     */
  date_of_birth: string | null;
  /** Saved addresses. */
  addresses: Address[];
  /** Whether the email address was verified. */
  is_verified: boolean;
  /** When the account was created. */
  created_at: string;
  role: Role;
}
