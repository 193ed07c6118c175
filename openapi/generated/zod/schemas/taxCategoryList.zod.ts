// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { TaxCategory } from './taxCategory.zod.ts';

export const TaxCategoryList = zod.strictObject({
  "data": zod.array(TaxCategory)
});

export type TaxCategoryList = zod.input<typeof TaxCategoryList>;
export type TaxCategoryListOutput = zod.output<typeof TaxCategoryList>;
