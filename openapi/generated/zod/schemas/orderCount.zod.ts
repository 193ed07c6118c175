// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const orderCountIdMin = 0;



export const OrderCount = zod.strictObject({
  "id": zod.int().min(orderCountIdMin)
});

export type OrderCount = zod.input<typeof OrderCount>;
export type OrderCountOutput = zod.output<typeof OrderCount>;
