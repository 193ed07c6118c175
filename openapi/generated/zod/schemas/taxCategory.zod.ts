// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const taxCategoryStandardRateMin = 0;
export const taxCategoryStandardRateMax = 100;



export const TaxCategory = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "standard_rate": zod.number().min(taxCategoryStandardRateMin).max(taxCategoryStandardRateMax)
});

export type TaxCategory = zod.input<typeof TaxCategory>;
export type TaxCategoryOutput = zod.output<typeof TaxCategory>;
