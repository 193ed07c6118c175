// Generated from openapi/openapi.yaml. Do not edit.
import type { SearchPagination } from './searchPagination.ts';
import type { User } from './user.ts';

/**
 * A page of found users.
 */
export interface CustomerSearch {
  /** The users found. */
  data: User[];
  pagination: SearchPagination;
}
