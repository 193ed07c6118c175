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
  "name": zod.string().min(1).max(productInputNameMax),
  "brand": zod.string().max(productInputBrandMax).optional(),
  "description": zod.string().max(productInputDescriptionMax),
  "SKU": zod.string().min(1).max(productInputSKUMax),
  "base_price": MoneyInput,
  "category_id": zod.string().nullish(),
  "collection_id": zod.string().nullish(),
  "tax_category_id": zod.string().nullish(),
  "images": zod.array(ProductImageInput).max(productInputImagesMax).optional(),
  "variants": zod.array(VariantInput).max(productInputVariantsMax).optional(),
  "product_metadata": ProductMetadataInput.optional()
});

export type ProductInput = zod.input<typeof ProductInput>;
export type ProductInputOutput = zod.output<typeof ProductInput>;
