// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const listProductsParamsPageDefault = 1;

export const listProductsParamsLimitDefault = 12;
export const listProductsParamsLimitMax = 100;


export const ListProductsParams = zod.strictObject({
  "page": zod.int().min(1).default(listProductsParamsPageDefault),
  "limit": zod.int().min(1).max(listProductsParamsLimitMax).default(listProductsParamsLimitDefault)
})

export type ListProductsParams = zod.input<typeof ListProductsParams>;
export type ListProductsParamsOutput = zod.output<typeof ListProductsParams>;
