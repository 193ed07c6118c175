// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CategoryLink } from './categoryLink.zod.ts';
import { ProductImage } from './productImage.zod.ts';
import { ProductMetadata } from './productMetadata.zod.ts';
import { Variant } from './variant.zod.ts';




export const productBasePriceMin = 0;



export const Product = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "brand": zod.string(),
  "description": zod.string(),
  "SKU": zod.string().min(1),
  "base_price": zod.number().min(productBasePriceMin),
  "category_id": zod.string().nullable(),
  "collection_id": zod.string().nullable(),
  "tax_category_id": zod.string().nullable(),
  "category": zod.union([CategoryLink,zod.null()]),
  "images": zod.array(ProductImage),
  "variants": zod.array(Variant),
  "product_metadata": ProductMetadata,
  "stock": zod.int(),
  "thumbnail": zod.string().nullable()
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
