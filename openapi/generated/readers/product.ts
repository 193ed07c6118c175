// Generated from openapi/openapi.yaml. Do not edit.
import { key, list, number, object, or, text, texts } from '../../../src/shared/api/answer-reader.ts'
import { readCategoryLink } from './categoryLink.ts'
import { readProductImage } from './productImage.ts'
import { readVariant } from './variant.ts'

export const readProduct = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "brand": or(text, ''),
  "description": or(text, ''),
  "SKU": or(key, ''),
  "base_price": or(number, 0),
  "category_id": or(text, null),
  "collection_id": or(text, null),
  "tax_category_id": or(text, null),
  "category": or(readCategoryLink, null),
  "images": or(list(readProductImage), []),
  "variants": or(list(readVariant), []),
  "product_metadata": or(texts, {}),
  "stock": or(number, 0),
  "thumbnail": or(text, null)
}, { "id": "ID", "SKU": "sku" })
