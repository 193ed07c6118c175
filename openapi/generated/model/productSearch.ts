// Generated from openapi/openapi.yaml. Do not edit.
import type { Product } from './product.ts';
import type { SearchPagination } from './searchPagination.ts';

/**
 * A page of found products.
 */
export interface ProductSearch {
  /** The products found. */
  data: Product[];
  pagination: SearchPagination;
}
