// Generated from openapi/openapi.yaml. Do not edit.
import { flag, key, list, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readSaleProduct } from './saleProduct.ts'

export const readSaleWithProducts = /* @__PURE__ */ object({
  "id": key,
  "name": or(key, ''),
  "description": or(text, ''),
  "start_date": or(text, ''),
  "end_date": or(text, ''),
  "is_active": or(flag, true),
  "thumbnail": or(text, null),
  "sale_products": or(list(readSaleProduct), [])
})
