// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const lifetimeSalesTotalOrdersMin = 0;

export const lifetimeSalesTotalSalesMin = 0;

export const lifetimeSalesCompletedPercentageMin = 0;
export const lifetimeSalesCompletedPercentageMax = 100;

export const lifetimeSalesCancelledPercentageMin = 0;
export const lifetimeSalesCancelledPercentageMax = 100;



export const LifetimeSales = zod.strictObject({
  "totalOrders": zod.int().min(lifetimeSalesTotalOrdersMin).describe('Orders ever placed.'),
  "totalSales": zod.number().min(lifetimeSalesTotalSalesMin).describe('Rupees, without cancelled orders.'),
  "completedPercentage": zod.number().min(lifetimeSalesCompletedPercentageMin).max(lifetimeSalesCompletedPercentageMax).describe('Percent of orders delivered, two decimals.'),
  "cancelledPercentage": zod.number().min(lifetimeSalesCancelledPercentageMin).max(lifetimeSalesCancelledPercentageMax).describe('Percent of orders cancelled, two decimals.')
}).describe('The shop\'s figures since it opened. Cancelled orders do not count in the total.');

export type LifetimeSales = zod.input<typeof LifetimeSales>;
export type LifetimeSalesOutput = zod.output<typeof LifetimeSales>;
