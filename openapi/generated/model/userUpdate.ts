// Generated from openapi/openapi.yaml. Do not edit.
import type { AddressInput } from './addressInput.ts';

/**
 * What to change of the signed-in user, at least one field; `address` adds or changes one address.
 */
export interface UserUpdate {
  /**
     * Name, not only blanks.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * Email address.
     * @maxLength 200
     */
  email?: string;
  /**
     * Telephone number, or null.
     * @maxLength 30
     * @nullable
     */
  phone?: string | null;
  /**
     * Date of birth, YYYY-MM-DD, from 1900 to today, or null.
     * @nullable
     */
  date_of_birth?: string | null;
  address?: AddressInput;
}
