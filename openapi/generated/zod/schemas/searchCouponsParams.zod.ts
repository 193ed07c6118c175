// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const searchCouponsParamsQDefault = ``;
export const searchCouponsParamsQMax = 200;

export const searchCouponsParamsPageDefault = 1;

export const searchCouponsParamsFiltersMax = 2000;


export const SearchCouponsParams = zod.strictObject({
  "q": zod.string().max(searchCouponsParamsQMax).default(searchCouponsParamsQDefault),
  "page": zod.int().min(1).default(searchCouponsParamsPageDefault),
  "filters": zod.string().max(searchCouponsParamsFiltersMax).optional()
})

export type SearchCouponsParams = zod.input<typeof SearchCouponsParams>;
export type SearchCouponsParamsOutput = zod.output<typeof SearchCouponsParams>;
