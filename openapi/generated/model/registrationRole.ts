// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Sent by the form; not trusted.
 */
export type RegistrationRole = typeof RegistrationRole[keyof typeof RegistrationRole];


export const RegistrationRole = {
  CUSTOMER: 'CUSTOMER',
  ADMIN: 'ADMIN',
} as const;
