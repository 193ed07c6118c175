// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SaleProductInput } from './saleProductInput.zod.ts';

export const saleInputNameMax = 10000;

export const saleInputDescriptionMax = 100000;

export const saleInputIsActiveDefault = true;
export const saleInputThumbnailMax = 2000;

export const saleInputProductsMax = 500;



export const SaleInput = zod.strictObject({
  "name": zod.string().min(1).max(saleInputNameMax).describe('Name.'),
  "description": zod.string().max(saleInputDescriptionMax).describe('What the sale is about.'),
  "start_date": zod.iso.datetime({"offset":true}).describe('When it starts, in any time zone; answered in UTC.'),
  "end_date": zod.iso.datetime({"offset":true}).describe('When it ends; after the start.'),
  "is_active": zod.boolean().default(saleInputIsActiveDefault).describe('Whether it is switched on.'),
  "thumbnail": zod.string().max(saleInputThumbnailMax).nullish().describe('Address of its picture; none when null or left out, since the form sends all it has.'),
  "products": zod.array(SaleProductInput).max(saleInputProductsMax).optional().describe('The products on sale.')
}).describe('A sale to create.');

export type SaleInput = zod.input<typeof SaleInput>;
export type SaleInputOutput = zod.output<typeof SaleInput>;
