// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const registrationNameMax = 200;

export const registrationPhoneMax = 30;

export const registrationEmailMax = 200;

export const registrationPasswordMin = 6;
export const registrationPasswordMax = 200;

export const registrationConfirmPasswordMax = 200;

export const registrationRoleDefault = `CUSTOMER`;

export const Registration = zod.strictObject({
  "name": zod.string().min(1).max(registrationNameMax),
  "phone": zod.string().min(1).max(registrationPhoneMax),
  "email": zod.email().max(registrationEmailMax),
  "password": zod.string().min(registrationPasswordMin).max(registrationPasswordMax),
  "confirmPassword": zod.string().min(1).max(registrationConfirmPasswordMax),
  "role": zod.enum(['CUSTOMER', 'ADMIN']).default(registrationRoleDefault)
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;
