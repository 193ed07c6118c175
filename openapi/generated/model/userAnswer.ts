// Generated from openapi/openapi.yaml. Do not edit.
import type { User } from './user.ts';

/**
 * The signed-in user.
 */
export interface UserAnswer {
  user: User;
}
