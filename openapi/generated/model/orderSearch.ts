// Generated from openapi/openapi.yaml. Do not edit.
import type { AdminOrder } from './adminOrder.ts';
import type { SearchPagination } from './searchPagination.ts';

/**
 * A page of found orders.
 */
export interface OrderSearch {
  /** The orders found. */
  data: AdminOrder[];
  pagination: SearchPagination;
}
