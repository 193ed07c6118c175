// Generated from openapi/openapi.yaml. Do not edit.
import type { Category } from './category.ts';
import type { SearchPagination } from './searchPagination.ts';

/**
 * A page of found categories.
 */
export interface CategorySearch {
  /** The categories found. */
  data: Category[];
  pagination: SearchPagination;
}
