// Generated from a named example of openapi/openapi.yaml. Do not edit.
export const sampleCheckoutLines = [
  {
    "productVariantId": "var-1",
    "productId": "prod-1",
    "name": "Aarohi Solitaire Ring",
    "variant": "Gold · Size 12",
    "quantity": 1,
    "price": 48500,
    "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif"
  },
  {
    "productVariantId": "var-25",
    "productId": "prod-9",
    "name": "Payal Bell Anklet",
    "variant": "Silver · Size 9.5 in",
    "quantity": 1,
    "price": 2740,
    "image_url": "/media/products/anklet--silver--none-800.avif"
  }
] as const
