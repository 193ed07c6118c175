// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const PlacedOrder = zod.strictObject({
  "orderId": zod.string().min(1),
  "orderNumber": zod.string().min(1)
});

export type PlacedOrder = zod.input<typeof PlacedOrder>;
export type PlacedOrderOutput = zod.output<typeof PlacedOrder>;
