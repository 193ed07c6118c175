// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Address } from './address.zod.ts';
import { Role } from './role.zod.ts';





export const User = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "email": zod.email(),
  "phone": zod.string().nullable(),
  "date_of_birth": zod.iso.date().nullable(),
  "addresses": zod.array(Address),
  "is_verified": zod.boolean(),
  "created_at": zod.iso.datetime({"offset":true}),
  "role": Role
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
