// Generated from openapi/openapi.yaml. Do not edit.
import type { Pagination } from './pagination.ts';
import type { Product } from './product.ts';

/**
 * A page of products.
 */
export interface ProductPage {
  /** The products of the page. */
  data: Product[];
  pagination: Pagination;
}
