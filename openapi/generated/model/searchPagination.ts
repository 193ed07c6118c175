// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The position of the page in the search results, 20 a page.
 */
export interface SearchPagination {
  /**
     * The requested page, from 1.
     * @minimum 1
     */
  currentPage: number;
  /**
     * Number of all pages.
     * @minimum 0
     */
  pages: number;
  /**
     * Number of all results.
     * @minimum 0
     */
  total: number;
}
