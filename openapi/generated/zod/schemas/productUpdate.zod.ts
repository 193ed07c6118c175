// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { MoneyInput } from './moneyInput.zod.ts';
import { VariantInput } from './variantInput.zod.ts';

export const productUpdateNameMax = 10000;

export const productUpdateBrandMax = 100;

export const productUpdateSKUMax = 60;

export const productUpdateDescriptionMax = 100000;

export const productUpdateStockMin = 0;
export const productUpdateStockMax = 1000000;

export const productUpdateThumbnailMax = 2000;

export const productUpdateVariantsMax = 100;



export const ProductUpdate = zod.strictObject({
  "name": zod.string().min(1).max(productUpdateNameMax).optional(),
  "brand": zod.string().max(productUpdateBrandMax).optional(),
  "SKU": zod.string().min(1).max(productUpdateSKUMax).optional(),
  "description": zod.string().max(productUpdateDescriptionMax).optional(),
  "base_price": MoneyInput.optional(),
  "price": MoneyInput.optional(),
  "stock": zod.int().min(productUpdateStockMin).max(productUpdateStockMax).optional(),
  "thumbnail": zod.string().max(productUpdateThumbnailMax).nullish(),
  "variants": zod.array(VariantInput).max(productUpdateVariantsMax).optional()
});

export type ProductUpdate = zod.input<typeof ProductUpdate>;
export type ProductUpdateOutput = zod.output<typeof ProductUpdate>;
