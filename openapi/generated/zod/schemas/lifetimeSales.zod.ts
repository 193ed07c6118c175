// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const lifetimeSalesTotalOrdersMin = 0;

export const lifetimeSalesTotalSalesMin = 0;

export const lifetimeSalesCompletedPercentageMin = 0;
export const lifetimeSalesCompletedPercentageMax = 100;

export const lifetimeSalesCancelledPercentageMin = 0;
export const lifetimeSalesCancelledPercentageMax = 100;



export const LifetimeSales = zod.strictObject({
  "totalOrders": zod.int().min(lifetimeSalesTotalOrdersMin),
  "totalSales": zod.number().min(lifetimeSalesTotalSalesMin),
  "completedPercentage": zod.number().min(lifetimeSalesCompletedPercentageMin).max(lifetimeSalesCompletedPercentageMax),
  "cancelledPercentage": zod.number().min(lifetimeSalesCancelledPercentageMin).max(lifetimeSalesCancelledPercentageMax)
});

export type LifetimeSales = zod.input<typeof LifetimeSales>;
export type LifetimeSalesOutput = zod.output<typeof LifetimeSales>;
