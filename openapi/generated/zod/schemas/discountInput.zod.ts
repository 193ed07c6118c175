// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const discountInputOneMin = 0;
export const discountInputOneMax = 9.9999;

export const discountInputTwoRegExp = new RegExp('^\\d(\\.\\d{1,4})?$');


export const DiscountInput = zod.union([zod.number().min(discountInputOneMin).max(discountInputOneMax),zod.string().regex(discountInputTwoRegExp)]);

export type DiscountInput = zod.input<typeof DiscountInput>;
export type DiscountInputOutput = zod.output<typeof DiscountInput>;
