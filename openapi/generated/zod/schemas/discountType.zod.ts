// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const DiscountType = zod.enum(['percentage', 'fixed']);

export type DiscountType = zod.input<typeof DiscountType>;
export type DiscountTypeOutput = zod.output<typeof DiscountType>;
