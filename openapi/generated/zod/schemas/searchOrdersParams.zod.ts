// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const searchOrdersParamsQDefault = ``;
export const searchOrdersParamsQMax = 200;

export const searchOrdersParamsPageDefault = 1;

export const searchOrdersParamsFiltersMax = 2000;


export const SearchOrdersParams = zod.strictObject({
  "q": zod.string().max(searchOrdersParamsQMax).default(searchOrdersParamsQDefault),
  "page": zod.int().min(1).default(searchOrdersParamsPageDefault),
  "filters": zod.string().max(searchOrdersParamsFiltersMax).optional()
})

export type SearchOrdersParams = zod.input<typeof SearchOrdersParams>;
export type SearchOrdersParamsOutput = zod.output<typeof SearchOrdersParams>;
