// Generated from openapi/openapi.yaml. Do not edit.
import type { Category } from './category.ts';
import type { Pagination } from './pagination.ts';

/**
 * A page of categories.
 */
export interface CategoryPage {
  /** The categories of the page. */
  data: Category[];
  pagination: Pagination;
}
