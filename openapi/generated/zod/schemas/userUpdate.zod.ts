// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { AddressInput } from './addressInput.zod.ts';

export const userUpdateNameMax = 200;

export const userUpdateEmailMax = 200;

export const userUpdatePhoneMax = 30;



export const UserUpdate = zod.strictObject({
  "name": zod.string().min(1).max(userUpdateNameMax).optional(),
  "email": zod.email().max(userUpdateEmailMax).optional(),
  "phone": zod.string().max(userUpdatePhoneMax).nullish(),
  "date_of_birth": zod.iso.date().nullish(),
  "address": AddressInput.optional()
});

export type UserUpdate = zod.input<typeof UserUpdate>;
export type UserUpdateOutput = zod.output<typeof UserUpdate>;
