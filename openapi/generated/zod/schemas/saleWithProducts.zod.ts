// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SaleProduct } from './saleProduct.zod.ts';



export const saleWithProductsIsActiveDefault = true;

export const SaleWithProducts = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "description": zod.string(),
  "start_date": zod.iso.datetime({"offset":true}),
  "end_date": zod.iso.datetime({"offset":true}),
  "is_active": zod.boolean().default(saleWithProductsIsActiveDefault),
  "thumbnail": zod.string().nullable(),
  "sale_products": zod.array(SaleProduct)
});

export type SaleWithProducts = zod.input<typeof SaleWithProducts>;
export type SaleWithProductsOutput = zod.output<typeof SaleWithProducts>;
