// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const searchCustomersParamsQDefault = ``;
export const searchCustomersParamsQMax = 200;

export const searchCustomersParamsPageDefault = 1;

export const searchCustomersParamsFiltersMax = 2000;


export const SearchCustomersParams = zod.strictObject({
  "q": zod.string().max(searchCustomersParamsQMax).default(searchCustomersParamsQDefault),
  "page": zod.int().min(1).default(searchCustomersParamsPageDefault),
  "filters": zod.string().max(searchCustomersParamsFiltersMax).optional()
})

export type SearchCustomersParams = zod.input<typeof SearchCustomersParams>;
export type SearchCustomersParamsOutput = zod.output<typeof SearchCustomersParams>;
