// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const paginationLimitMax = 100;

export const paginationTotalMin = 0;

export const paginationTotalPagesMin = 0;



export const Pagination = zod.strictObject({
  "page": zod.int().min(1),
  "limit": zod.int().min(1).max(paginationLimitMax),
  "total": zod.int().min(paginationTotalMin),
  "totalPages": zod.int().min(paginationTotalPagesMin)
});

export type Pagination = zod.input<typeof Pagination>;
export type PaginationOutput = zod.output<typeof Pagination>;
