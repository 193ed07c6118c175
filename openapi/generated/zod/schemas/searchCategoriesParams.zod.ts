// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const searchCategoriesParamsQDefault = ``;
export const searchCategoriesParamsQMax = 200;

export const searchCategoriesParamsPageDefault = 1;

export const searchCategoriesParamsFiltersMax = 2000;


export const SearchCategoriesParams = zod.strictObject({
  "q": zod.string().max(searchCategoriesParamsQMax).default(searchCategoriesParamsQDefault),
  "page": zod.int().min(1).default(searchCategoriesParamsPageDefault),
  "filters": zod.string().max(searchCategoriesParamsFiltersMax).optional()
})

export type SearchCategoriesParams = zod.input<typeof SearchCategoriesParams>;
export type SearchCategoriesParamsOutput = zod.output<typeof SearchCategoriesParams>;
