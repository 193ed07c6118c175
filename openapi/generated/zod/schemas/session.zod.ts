// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { User } from './user.zod.ts';




export const Session = zod.strictObject({
  "token": zod.string().min(1).describe('Bearer token, good for 30 days.'),
  "user": User
}).describe('A signed-in user and the token that proves it.');

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;
