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
  "name": zod.string().min(1).max(registrationNameMax).describe('Name.'),
  "phone": zod.string().min(1).max(registrationPhoneMax).describe('Telephone number, with +91.'),
  "email": zod.email().max(registrationEmailMax).describe('Email address, unique in the shop.'),
  "password": zod.string().min(registrationPasswordMin).max(registrationPasswordMax).describe('Password, at least 6 characters.'),
  "confirmPassword": zod.string().min(1).max(registrationConfirmPasswordMax).describe('The same password again.'),
  "role": zod.enum(['CUSTOMER', 'ADMIN']).default(registrationRoleDefault).describe('Sent by the form; not trusted.')
}).describe('A new account. Whatever `role` says, it becomes a customer\'s.');

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;
