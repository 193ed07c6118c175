// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Where in the search results the answer stands, 20 a page.
 */
export interface SearchPagination {
  /**
     * The page asked for, from 1.
     * @minimum 1
     */
  currentPage: number;
  /**
     * Pages in all.
     * @minimum 0
     */
  pages: number;
  /**
     * Results in all.
     * @minimum 0
     */
  total: number;
}
