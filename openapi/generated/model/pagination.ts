// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Where in a paged list the answer stands.
 */
export interface Pagination {
  /**
     * The page asked for, from 1.
     * @minimum 1
     */
  page: number;
  /**
     * Records a page.
     * @minimum 1
     * @maximum 100
     */
  limit: number;
  /**
     * Records in the whole list.
     * @minimum 0
     */
  total: number;
  /**
     * Pages in the whole list.
     * @minimum 0
     */
  totalPages: number;
}
