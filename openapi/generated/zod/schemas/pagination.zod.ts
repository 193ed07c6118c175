// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const paginationLimitMax = 100;

export const paginationTotalMin = 0;

export const paginationTotalPagesMin = 0;



export const Pagination = zod.strictObject({
  "page": zod.int().min(1).describe('The page asked for, from 1.'),
  "limit": zod.int().min(1).max(paginationLimitMax).describe('Records a page.'),
  "total": zod.int().min(paginationTotalMin).describe('Records in the whole list.'),
  "totalPages": zod.int().min(paginationTotalPagesMin).describe('Pages in the whole list.')
}).describe('Where in a paged list the answer stands.');

export type Pagination = zod.input<typeof Pagination>;
export type PaginationOutput = zod.output<typeof Pagination>;
