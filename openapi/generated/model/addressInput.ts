// Generated from openapi/openapi.yaml. Do not edit.

/**
 * An address, as it is saved, no required text only blanks; with `id` the saved one is changed.
 */
export interface AddressInput {
  /**
     * The address to change; omit it to add one.
     * @minLength 1
     */
  id?: string;
  /**
     * Name of the recipient.
     * @minLength 1
     * @maxLength 200
     */
  full_name: string;
  /**
     * Telephone number for the delivery.
     * @minLength 1
     * @maxLength 30
     */
  phone: string;
  /**
     * House and street.
     * @minLength 1
     * @maxLength 300
     */
  address_line1: string;
  /**
     * PIN code.
     * @minLength 1
     * @maxLength 20
     */
  zip_code: string;
  /**
     * Country.
     * @minLength 1
     * @maxLength 100
     */
  country: string;
  /**
     * State.
     * @minLength 1
     * @maxLength 100
     */
  state: string;
  /**
     * City.
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * Landmark.
     * @maxLength 200
     */
  landmark?: string;
  /** Whether it becomes the default address; left out, the default stays, which is the first address at first. */
  is_primary?: boolean;
}
