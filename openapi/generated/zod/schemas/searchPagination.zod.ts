// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const searchPaginationPagesMin = 0;

export const searchPaginationTotalMin = 0;



export const SearchPagination = zod.strictObject({
  "currentPage": zod.int().min(1),
  "pages": zod.int().min(searchPaginationPagesMin),
  "total": zod.int().min(searchPaginationTotalMin)
});

export type SearchPagination = zod.input<typeof SearchPagination>;
export type SearchPaginationOutput = zod.output<typeof SearchPagination>;
