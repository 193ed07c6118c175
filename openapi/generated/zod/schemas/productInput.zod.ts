// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { MoneyInput } from './moneyInput.zod.ts';
import { ProductImageInput } from './productImageInput.zod.ts';
import { ProductMetadataInput } from './productMetadataInput.zod.ts';
import { VariantInput } from './variantInput.zod.ts';

export const productInputNameMax = 10000;

export const productInputBrandMax = 100;

export const productInputDescriptionMax = 100000;

export const productInputSKUMax = 60;

export const productInputImagesMax = 30;

export const productInputVariantsMax = 100;



export const ProductInput = zod.strictObject({
  "name": zod.string().min(1).max(productInputNameMax).describe('Name.'),
  "brand": zod.string().max(productInputBrandMax).optional().describe('Brand or workshop.'),
  "description": zod.string().max(productInputDescriptionMax).describe('What a shopper should know of the piece.'),
  "SKU": zod.string().min(1).max(productInputSKUMax).describe('Stock keeping unit, unique in the shop.'),
  "base_price": MoneyInput,
  "category_id": zod.string().nullish().describe('Its category; none when null or left out, since the form sends all it has.'),
  "collection_id": zod.string().nullish().describe('Its collection; none when null or left out, since the form sends all it has.'),
  "tax_category_id": zod.string().nullish().describe('Its tax category; none when null or left out, since the form sends all it has.'),
  "images": zod.array(ProductImageInput).max(productInputImagesMax).optional().describe('Pictures.'),
  "variants": zod.array(VariantInput).max(productInputVariantsMax).optional().describe('Variants.'),
  "product_metadata": ProductMetadataInput.optional()
}).describe('A product to create. No variant may cost less than 0, its modifier counted.');

export type ProductInput = zod.input<typeof ProductInput>;
export type ProductInputOutput = zod.output<typeof ProductInput>;
