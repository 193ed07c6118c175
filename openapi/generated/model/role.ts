// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What the user may do.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  CUSTOMER: 'CUSTOMER',
  ADMIN: 'ADMIN',
} as const;
