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
  "name": zod.string().min(1).max(productUpdateNameMax).optional().describe('Name.'),
  "brand": zod.string().max(productUpdateBrandMax).optional().describe('Brand or workshop.'),
  "SKU": zod.string().min(1).max(productUpdateSKUMax).optional().describe('Stock keeping unit, unique in the shop.'),
  "description": zod.string().max(productUpdateDescriptionMax).optional().describe('What a shopper should know of the piece.'),
  "base_price": MoneyInput.optional(),
  "price": MoneyInput.optional(),
  "stock": zod.int().min(productUpdateStockMin).max(productUpdateStockMax).optional().describe('Pieces of a product that has no variants.'),
  "thumbnail": zod.string().max(productUpdateThumbnailMax).nullish().describe('Address of a small picture; null takes it away.'),
  "variants": zod.array(VariantInput).max(productUpdateVariantsMax).optional().describe('Variants to change (with id) or to add (without).')
}).describe('What to change of a product; at least one field. Variants are merged by id, unlisted ones stay. `stock` counts only for a product without variants; `price` is read where `base_price` is not given.');

export type ProductUpdate = zod.input<typeof ProductUpdate>;
export type ProductUpdateOutput = zod.output<typeof ProductUpdate>;
