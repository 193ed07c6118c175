// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { User } from './user.zod.ts';




export const Session = zod.strictObject({
  "token": zod.string().min(1),
  "user": User
});

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;
