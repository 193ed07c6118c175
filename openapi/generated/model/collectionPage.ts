// Generated from openapi/openapi.yaml. Do not edit.
import type { Collection } from './collection.ts';
import type { Pagination } from './pagination.ts';

/**
 * A page of collections.
 */
export interface CollectionPage {
  /** The collections of the page. */
  data: Collection[];
  pagination: Pagination;
}
