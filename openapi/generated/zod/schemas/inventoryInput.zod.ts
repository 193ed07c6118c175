// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const inventoryInputTotalQuantityMin = 0;
export const inventoryInputTotalQuantityMax = 1000000;

export const inventoryInputReservedQuantityMin = 0;
export const inventoryInputReservedQuantityMax = 1000000;

export const inventoryInputMinimumStockAlertMin = 0;
export const inventoryInputMinimumStockAlertMax = 1000000;



export const InventoryInput = zod.strictObject({
  "total_quantity": zod.int().min(inventoryInputTotalQuantityMin).max(inventoryInputTotalQuantityMax).optional(),
  "reserved_quantity": zod.int().min(inventoryInputReservedQuantityMin).max(inventoryInputReservedQuantityMax).optional(),
  "minimum_stock_alert": zod.int().min(inventoryInputMinimumStockAlertMin).max(inventoryInputMinimumStockAlertMax).optional()
});

export type InventoryInput = zod.input<typeof InventoryInput>;
export type InventoryInputOutput = zod.output<typeof InventoryInput>;
