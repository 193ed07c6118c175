// Generated from openapi/openapi.yaml. Do not edit.
import { key, number, object, or, text } from '../../../src/shared/api/answer-reader.ts'
import { readInventory } from './inventory.ts'
import { readCartProduct } from './cartProduct.ts'

export const readCartVariant = /* @__PURE__ */ object({
  "id": or(key, ''),
  "product_id": or(key, ''),
  "size": or(text, null),
  "color": or(text, null),
  "weight": or(number, null),
  "price_modifier": or(number, 0),
  "image_url": or(text, null),
  "inventory": or(readInventory, undefined),
  "product": readCartProduct
})
