// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const searchProductsParamsQDefault = ``;
export const searchProductsParamsQMax = 200;

export const searchProductsParamsPageDefault = 1;

export const searchProductsParamsFiltersMax = 2000;


export const SearchProductsParams = zod.strictObject({
  "q": zod.string().max(searchProductsParamsQMax).default(searchProductsParamsQDefault),
  "page": zod.int().min(1).default(searchProductsParamsPageDefault),
  "filters": zod.string().max(searchProductsParamsFiltersMax).optional()
})

export type SearchProductsParams = zod.input<typeof SearchProductsParams>;
export type SearchProductsParamsOutput = zod.output<typeof SearchProductsParams>;
