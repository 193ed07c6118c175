// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The role of the user.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  CUSTOMER: 'CUSTOMER',
  ADMIN: 'ADMIN',
} as const;
