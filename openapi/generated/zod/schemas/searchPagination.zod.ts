// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const searchPaginationPagesMin = 0;

export const searchPaginationTotalMin = 0;



export const SearchPagination = zod.strictObject({
  "currentPage": zod.int().min(1).describe('The page asked for, from 1.'),
  "pages": zod.int().min(searchPaginationPagesMin).describe('Pages in all.'),
  "total": zod.int().min(searchPaginationTotalMin).describe('Results in all.')
}).describe('Where in the search results the answer stands, 20 a page.');

export type SearchPagination = zod.input<typeof SearchPagination>;
export type SearchPaginationOutput = zod.output<typeof SearchPagination>;
