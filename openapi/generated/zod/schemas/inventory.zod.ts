// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const inventoryTotalQuantityDefault = 0;
export const inventoryTotalQuantityMin = 0;

export const inventoryReservedQuantityDefault = 0;
export const inventoryReservedQuantityMin = 0;

export const inventoryMinimumStockAlertDefault = 0;
export const inventoryMinimumStockAlertMin = 0;



export const Inventory = zod.strictObject({
  "total_quantity": zod.int().min(inventoryTotalQuantityMin).default(inventoryTotalQuantityDefault),
  "reserved_quantity": zod.int().min(inventoryReservedQuantityMin).default(inventoryReservedQuantityDefault),
  "minimum_stock_alert": zod.int().min(inventoryMinimumStockAlertMin).default(inventoryMinimumStockAlertDefault)
});

export type Inventory = zod.input<typeof Inventory>;
export type InventoryOutput = zod.output<typeof Inventory>;
