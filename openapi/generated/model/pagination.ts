// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The position of the page in the list.
 */
export interface Pagination {
  /**
     * The requested page, from 1.
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
     * Number of records in the whole list.
     * @minimum 0
     */
  total: number;
  /**
     * Number of pages of the whole list.
     * @minimum 0
     */
  totalPages: number;
}
