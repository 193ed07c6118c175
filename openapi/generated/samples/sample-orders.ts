// Generated from a named example of openapi/openapi.yaml. Do not edit.
export const sampleOrders = [
  {
    "id": "ord-sample-1",
    "number": "SUV-2026-S0001",
    "date": "2026-11-13",
    "amount": 48599,
    "status": "Pending",
    "payment": "upi",
    "items": [
      {
        "productId": "prod-1",
        "name": "Aarohi Solitaire Ring",
        "variant": "Gold · Size 12",
        "quantity": 1,
        "price": 48500,
        "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif"
      }
    ],
    "charges": [
      {
        "name": "Shipping",
        "amount": 99
      }
    ],
    "trackingId": "SUVTRK10421",
    "shippingAddress": {
      "street": "14, Lake View Road",
      "city": "Bengaluru",
      "state": "Karnataka",
      "pincode": "560001",
      "contact": "+91 98450 00001"
    },
    "cancellable": true,
    "reviewable": false
  },
  {
    "id": "ord-sample-2",
    "number": "SUV-2026-S0002",
    "date": "2026-10-21",
    "amount": 16549,
    "status": "Delivered",
    "payment": "cod",
    "items": [
      {
        "productId": "prod-9",
        "name": "Payal Bell Anklet",
        "variant": "Silver · Size 9.5 in",
        "quantity": 1,
        "price": 2740,
        "image_url": "/media/products/anklet--silver--none-800.avif"
      },
      {
        "productId": "prod-10",
        "name": "Phool Flower Nose Pin",
        "variant": "Gold · Size 6 mm",
        "quantity": 1,
        "price": 13710,
        "image_url": "/media/products/nose-pin--gold--diamond-800.avif"
      }
    ],
    "charges": [
      {
        "name": "Shipping",
        "amount": 99
      }
    ],
    "trackingId": "SUVTRK10177",
    "shippingAddress": {
      "street": "14, Lake View Road",
      "city": "Bengaluru",
      "state": "Karnataka",
      "pincode": "560001",
      "contact": "+91 98450 00001"
    },
    "cancellable": false,
    "reviewable": true
  }
] as const
