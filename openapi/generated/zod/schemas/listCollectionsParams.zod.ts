// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const listCollectionsParamsPageDefault = 1;

export const listCollectionsParamsLimitDefault = 12;
export const listCollectionsParamsLimitMax = 100;


export const ListCollectionsParams = zod.strictObject({
  "page": zod.int().min(1).default(listCollectionsParamsPageDefault),
  "limit": zod.int().min(1).max(listCollectionsParamsLimitMax).default(listCollectionsParamsLimitDefault)
})

export type ListCollectionsParams = zod.input<typeof ListCollectionsParams>;
export type ListCollectionsParamsOutput = zod.output<typeof ListCollectionsParams>;
