// Generated from openapi/openapi.yaml. Do not edit.
import type { User } from './user.ts';

/**
 * A signed-in user and the token that proves it.
 */
export interface Session {
  /**
     * Bearer token, good for 30 days.
     * @minLength 1
     */
  token: string;
  user: User;
}
