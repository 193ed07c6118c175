// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { AddressInput } from './addressInput.zod.ts';

export const userUpdateNameMax = 200;

export const userUpdateEmailMax = 200;

export const userUpdatePhoneMax = 30;



export const UserUpdate = zod.strictObject({
  "name": zod.string().min(1).max(userUpdateNameMax).optional().describe('Name.'),
  "email": zod.email().max(userUpdateEmailMax).optional().describe('Email address.'),
  "phone": zod.string().max(userUpdatePhoneMax).nullish().describe('Telephone number, or null.'),
  "date_of_birth": zod.iso.date().nullish().describe('Date of birth, YYYY-MM-DD, or null.'),
  "address": AddressInput.optional()
}).describe('What to change of the signed-in user, at least one field; `address` adds or changes one address.');

export type UserUpdate = zod.input<typeof UserUpdate>;
export type UserUpdateOutput = zod.output<typeof UserUpdate>;
