// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A saved address, as it is read.
 */
export interface Address {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /** Name of the recipient. */
  fullName: string;
  /** House and street. */
  addressLine1: string;
  /** Landmark, where one was saved. */
  landmark?: string;
  /** City. */
  city: string;
  /** State. */
  state: string;
  /** PIN code. */
  zipCode: string;
  /** Country. */
  country: string;
  /** Telephone number for the delivery. */
  mobile: string;
  /** Whether it is the default address. */
  isDefault: boolean;
}
