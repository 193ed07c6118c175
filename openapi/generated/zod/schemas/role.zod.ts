// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const Role = zod.enum(['CUSTOMER', 'ADMIN']);

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;
