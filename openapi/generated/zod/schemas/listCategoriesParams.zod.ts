// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const listCategoriesParamsPageDefault = 1;

export const listCategoriesParamsLimitDefault = 12;
export const listCategoriesParamsLimitMax = 100;


export const ListCategoriesParams = zod.strictObject({
  "page": zod.int().min(1).default(listCategoriesParamsPageDefault),
  "limit": zod.int().min(1).max(listCategoriesParamsLimitMax).default(listCategoriesParamsLimitDefault)
})

export type ListCategoriesParams = zod.input<typeof ListCategoriesParams>;
export type ListCategoriesParamsOutput = zod.output<typeof ListCategoriesParams>;
