// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { CategoryLink } from './categoryLink.zod.ts';
import { ProductImage } from './productImage.zod.ts';
import { ProductMetadata } from './productMetadata.zod.ts';
import { Variant } from './variant.zod.ts';




export const productBasePriceMin = 0;



export const Product = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name, as shown on cards.'),
  "brand": zod.string().describe('Brand or workshop.'),
  "description": zod.string().describe('What a shopper should know of the piece.'),
  "SKU": zod.string().min(1).describe('Stock keeping unit, unique in the shop.'),
  "base_price": zod.number().min(productBasePriceMin).describe('Rupees, before the modifier of a variant.'),
  "category_id": zod.string().nullable().describe('Its category, or null.'),
  "collection_id": zod.string().nullable().describe('Its collection, or null.'),
  "tax_category_id": zod.string().nullable().describe('Its tax category, or null.'),
  "category": zod.union([CategoryLink,zod.null()]).describe('Its category in short, or null.'),
  "images": zod.array(ProductImage).describe('Pictures of the piece.'),
  "variants": zod.array(Variant).describe('The ways the piece can be bought.'),
  "product_metadata": ProductMetadata,
  "stock": zod.int().describe('Pieces that can be sold: the sum of total minus reserved over the variants.'),
  "thumbnail": zod.string().nullable().describe('Address of a small picture, or null.')
}).describe('A piece of jewellery with its variants. The displayed price of a variant is `base_price + price_modifier`.');

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
