// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or } from '../../../src/shared/api/answer-reader.ts'
import { readDiscountedProduct } from './discountedProduct.ts'

export const readSaleProduct = /* @__PURE__ */ object({
  "product_id": key,
  "product": readDiscountedProduct,
  "discount_percent": or(number, 0),
  "discount_amount": or(number, 0)
})
