// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Address } from './address.zod.ts';
import { Role } from './role.zod.ts';





export const User = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "email": zod.email().describe('Email address.'),
  "phone": zod.string().nullable().describe('Telephone number, or null.'),
  "date_of_birth": zod.iso.date().nullable().describe('Date of birth, YYYY-MM-DD, or null.'),
  "addresses": zod.array(Address).describe('Saved addresses.'),
  "is_verified": zod.boolean().describe('Whether the email address was verified.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the account was made.'),
  "role": Role
}).describe('A customer or an administrator.');

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
