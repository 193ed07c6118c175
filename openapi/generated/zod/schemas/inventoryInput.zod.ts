// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const inventoryInputTotalQuantityMin = 0;
export const inventoryInputTotalQuantityMax = 1000000;

export const inventoryInputReservedQuantityMin = 0;
export const inventoryInputReservedQuantityMax = 1000000;

export const inventoryInputMinimumStockAlertMin = 0;
export const inventoryInputMinimumStockAlertMax = 1000000;



export const InventoryInput = zod.strictObject({
  "total_quantity": zod.int().min(inventoryInputTotalQuantityMin).max(inventoryInputTotalQuantityMax).optional().describe('Pieces in the house.'),
  "reserved_quantity": zod.int().min(inventoryInputReservedQuantityMin).max(inventoryInputReservedQuantityMax).optional().describe('Pieces that open orders hold.'),
  "minimum_stock_alert": zod.int().min(inventoryInputMinimumStockAlertMin).max(inventoryInputMinimumStockAlertMax).optional().describe('At this many free pieces or fewer the stock counts as low.')
}).describe('How many pieces there are of a variant; what is left out is 0, or stays as it was in an update.');

export type InventoryInput = zod.input<typeof InventoryInput>;
export type InventoryInputOutput = zod.output<typeof InventoryInput>;
