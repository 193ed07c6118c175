// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { SaleProductInput } from './saleProductInput.zod.ts';

export const saleInputNameMax = 10000;

export const saleInputDescriptionMax = 100000;

export const saleInputIsActiveDefault = true;
export const saleInputThumbnailMax = 2000;

export const saleInputProductsMax = 500;



export const SaleInput = zod.strictObject({
  "name": zod.string().min(1).max(saleInputNameMax),
  "description": zod.string().max(saleInputDescriptionMax),
  "start_date": zod.iso.datetime({"offset":true}),
  "end_date": zod.iso.datetime({"offset":true}),
  "is_active": zod.boolean().default(saleInputIsActiveDefault),
  "thumbnail": zod.string().max(saleInputThumbnailMax).nullish(),
  "products": zod.array(SaleProductInput).max(saleInputProductsMax).optional()
});

export type SaleInput = zod.input<typeof SaleInput>;
export type SaleInputOutput = zod.output<typeof SaleInput>;
