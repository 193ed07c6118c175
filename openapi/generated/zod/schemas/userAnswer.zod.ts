// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { User } from './user.zod.ts';

export const UserAnswer = zod.strictObject({
  "user": User
});

export type UserAnswer = zod.input<typeof UserAnswer>;
export type UserAnswerOutput = zod.output<typeof UserAnswer>;
