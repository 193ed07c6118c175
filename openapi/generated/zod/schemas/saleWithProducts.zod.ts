// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SaleProduct } from './saleProduct.zod.ts';



export const saleWithProductsIsActiveDefault = true;

export const SaleWithProducts = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "description": zod.string().describe('What the sale is about.'),
  "start_date": zod.iso.datetime({"offset":true}).describe('When it starts.'),
  "end_date": zod.iso.datetime({"offset":true}).describe('When it ends.'),
  "is_active": zod.boolean().default(saleWithProductsIsActiveDefault).describe('Whether it is switched on.'),
  "thumbnail": zod.string().nullable().describe('Address of its picture, or null.'),
  "sale_products": zod.array(SaleProduct).describe('The products on sale.')
}).describe('A sale with its products.');

export type SaleWithProducts = zod.input<typeof SaleWithProducts>;
export type SaleWithProductsOutput = zod.output<typeof SaleWithProducts>;
