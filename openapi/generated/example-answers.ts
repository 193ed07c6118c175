// Generated from openapi/openapi.yaml. Do not edit.

/** The first example of each operation's success. */
export const exampleAnswers: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>> = {
  "listProducts": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "prod-1",
          "name": "Aarohi Solitaire Ring",
          "brand": "Suvarnika",
          "description": "A round diamond held by six claws on a slim band.",
          "SKU": "SUV-RNG-0001",
          "base_price": 48500,
          "category_id": "cat-1",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-1",
            "name": "Rings"
          },
          "images": [
            {
              "id": "img-1",
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              }
            }
          ],
          "product_metadata": {
            "material_type": "Gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
            "occasion": "Formal",
            "type": "Modern"
          },
          "stock": 10,
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
        },
        {
          "id": "prod-3",
          "name": "Rajeshwari Choker in Emerald",
          "brand": "Suvarnika",
          "description": "Oval emeralds shoulder to shoulder, with an inner row of pearls.",
          "SKU": "SUV-NCK-0001",
          "base_price": 305250,
          "category_id": "cat-3",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-3",
            "name": "Necklaces"
          },
          "images": [
            {
              "id": "img-7",
              "image_url": "/media/products/choker--gold--emerald-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-7",
              "product_id": "prod-3",
              "size": "14 in",
              "color": "Emerald",
              "weight": 19.5,
              "price_modifier": 0,
              "image_url": "/media/products/choker--gold--emerald-800.avif",
              "inventory": {
                "total_quantity": 4,
                "reserved_quantity": 0,
                "minimum_stock_alert": 1
              }
            }
          ],
          "product_metadata": {
            "material_type": "Yellow gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Oval emeralds, 14.00 ct in all",
            "occasion": "Traditional",
            "type": "Ethnic"
          },
          "stock": 4,
          "thumbnail": "/media/products/choker--gold--emerald-400.avif"
        },
        {
          "id": "prod-9",
          "name": "Payal Bell Anklet",
          "brand": "Suvarnika",
          "description": "A fine payal hung with small bells, which are heard before they are seen.",
          "SKU": "SUV-ANK-0001",
          "base_price": 2740,
          "category_id": "cat-9",
          "collection_id": "col-2",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-9",
            "name": "Anklets"
          },
          "images": [
            {
              "id": "img-25",
              "image_url": "/media/products/anklet--silver--none-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-25",
              "product_id": "prod-9",
              "size": "9.5 in",
              "color": "Silver",
              "weight": 9.5,
              "price_modifier": 0,
              "image_url": "/media/products/anklet--silver--none-800.avif",
              "inventory": {
                "total_quantity": 19,
                "reserved_quantity": 0,
                "minimum_stock_alert": 5
              }
            },
            {
              "id": "var-26",
              "product_id": "prod-9",
              "size": "9.5 in",
              "color": "Gold",
              "weight": 10.23,
              "price_modifier": 52440,
              "image_url": "/media/products/anklet--gold--none-800.avif",
              "inventory": {
                "total_quantity": 2,
                "reserved_quantity": 0,
                "minimum_stock_alert": 2
              }
            }
          ],
          "product_metadata": {
            "material_type": "Silver, yellow gold",
            "metal_purity": "925 sterling silver",
            "occasion": "Traditional",
            "type": "Ethnic"
          },
          "stock": 21,
          "thumbnail": "/media/products/anklet--silver--none-400.avif"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 12,
        "total": 3,
        "totalPages": 1
      }
    }
  },
  "createProduct": {
    "status": 201,
    "body": {
      "id": "prod-1",
      "name": "Aarohi Solitaire Ring",
      "brand": "Suvarnika",
      "description": "A round diamond held by six claws on a slim band.",
      "SKU": "SUV-RNG-0001",
      "base_price": 48500,
      "category_id": "cat-1",
      "collection_id": "col-8",
      "tax_category_id": "tax-1",
      "category": {
        "id": "cat-1",
        "name": "Rings"
      },
      "images": [
        {
          "id": "img-1",
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "is_primary": true,
          "display_order": 1
        }
      ],
      "variants": [
        {
          "id": "var-1",
          "product_id": "prod-1",
          "size": "12",
          "color": "Gold",
          "weight": 3.4,
          "price_modifier": 0,
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "inventory": {
            "total_quantity": 12,
            "reserved_quantity": 2,
            "minimum_stock_alert": 3
          }
        }
      ],
      "product_metadata": {
        "material_type": "Gold",
        "metal_purity": "18K (750)",
        "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
        "occasion": "Formal",
        "type": "Modern"
      },
      "stock": 10,
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
    }
  },
  "getProduct": {
    "status": 200,
    "body": {
      "id": "prod-1",
      "name": "Aarohi Solitaire Ring",
      "brand": "Suvarnika",
      "description": "A round diamond held by six claws on a slim band.",
      "SKU": "SUV-RNG-0001",
      "base_price": 48500,
      "category_id": "cat-1",
      "collection_id": "col-8",
      "tax_category_id": "tax-1",
      "category": {
        "id": "cat-1",
        "name": "Rings"
      },
      "images": [
        {
          "id": "img-1",
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "is_primary": true,
          "display_order": 1
        }
      ],
      "variants": [
        {
          "id": "var-1",
          "product_id": "prod-1",
          "size": "12",
          "color": "Gold",
          "weight": 3.4,
          "price_modifier": 0,
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "inventory": {
            "total_quantity": 12,
            "reserved_quantity": 2,
            "minimum_stock_alert": 3
          }
        }
      ],
      "product_metadata": {
        "material_type": "Gold",
        "metal_purity": "18K (750)",
        "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
        "occasion": "Formal",
        "type": "Modern"
      },
      "stock": 10,
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
    }
  },
  "updateProduct": {
    "status": 200,
    "body": {
      "id": "prod-1",
      "name": "Aarohi Solitaire Ring",
      "brand": "Suvarnika",
      "description": "A round diamond held by six claws on a slim band.",
      "SKU": "SUV-RNG-0001",
      "base_price": 48500,
      "category_id": "cat-1",
      "collection_id": "col-8",
      "tax_category_id": "tax-1",
      "category": {
        "id": "cat-1",
        "name": "Rings"
      },
      "images": [
        {
          "id": "img-1",
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "is_primary": true,
          "display_order": 1
        }
      ],
      "variants": [
        {
          "id": "var-1",
          "product_id": "prod-1",
          "size": "12",
          "color": "Gold",
          "weight": 3.4,
          "price_modifier": 0,
          "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
          "inventory": {
            "total_quantity": 12,
            "reserved_quantity": 2,
            "minimum_stock_alert": 3
          }
        }
      ],
      "product_metadata": {
        "material_type": "Gold",
        "metal_purity": "18K (750)",
        "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
        "occasion": "Formal",
        "type": "Modern"
      },
      "stock": 10,
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
    }
  },
  "deleteProduct": {
    "status": 204
  },
  "listCollections": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "col-8",
          "name": "Wedding Jwellery",
          "description": "For the ceremonies, and for the years after them.",
          "thumbnail": "/media/products/choker--gold--ruby-800.avif"
        },
        {
          "id": "col-2",
          "name": "Women",
          "description": "For every day, from the first coffee to the last call.",
          "thumbnail": "/media/products/drop-earrings--gold--ruby-800.avif"
        },
        {
          "id": "col-4",
          "name": "Gold Collection",
          "description": "Yellow gold from the everyday to the heirloom.",
          "thumbnail": "/media/products/bangle-set--gold--none-800.avif"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 12,
        "total": 3,
        "totalPages": 1
      }
    }
  },
  "createCollection": {
    "status": 201,
    "body": {
      "id": "col-4",
      "name": "Gold Collection",
      "description": "Yellow gold from the everyday to the heirloom.",
      "thumbnail": "/media/products/bangle-set--gold--none-800.avif"
    }
  },
  "getCollection": {
    "status": 200,
    "body": {
      "id": "col-4",
      "name": "Gold Collection",
      "description": "Yellow gold from the everyday to the heirloom.",
      "thumbnail": "/media/products/bangle-set--gold--none-800.avif",
      "products": [
        {
          "id": "prod-1",
          "name": "Aarohi Solitaire Ring",
          "brand": "Suvarnika",
          "description": "A round diamond held by six claws on a slim band.",
          "SKU": "SUV-RNG-0001",
          "base_price": 48500,
          "category_id": "cat-1",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-1",
            "name": "Rings"
          },
          "images": [
            {
              "id": "img-1",
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              }
            }
          ],
          "product_metadata": {
            "material_type": "Gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
            "occasion": "Formal",
            "type": "Modern"
          },
          "stock": 10,
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
        },
        {
          "id": "prod-3",
          "name": "Rajeshwari Choker in Emerald",
          "brand": "Suvarnika",
          "description": "Oval emeralds shoulder to shoulder, with an inner row of pearls.",
          "SKU": "SUV-NCK-0001",
          "base_price": 305250,
          "category_id": "cat-3",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-3",
            "name": "Necklaces"
          },
          "images": [
            {
              "id": "img-7",
              "image_url": "/media/products/choker--gold--emerald-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-7",
              "product_id": "prod-3",
              "size": "14 in",
              "color": "Emerald",
              "weight": 19.5,
              "price_modifier": 0,
              "image_url": "/media/products/choker--gold--emerald-800.avif",
              "inventory": {
                "total_quantity": 4,
                "reserved_quantity": 0,
                "minimum_stock_alert": 1
              }
            }
          ],
          "product_metadata": {
            "material_type": "Yellow gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Oval emeralds, 14.00 ct in all",
            "occasion": "Traditional",
            "type": "Ethnic"
          },
          "stock": 4,
          "thumbnail": "/media/products/choker--gold--emerald-400.avif"
        }
      ]
    }
  },
  "updateCollection": {
    "status": 200,
    "body": {
      "id": "col-4",
      "name": "Gold Collection",
      "description": "Yellow gold from the everyday to the heirloom.",
      "thumbnail": "/media/products/bangle-set--gold--none-800.avif"
    }
  },
  "deleteCollection": {
    "status": 204
  },
  "listCategories": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "cat-1",
          "name": "Rings",
          "description": "Solitaires, bands and signets.",
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-800.avif"
        },
        {
          "id": "cat-3",
          "name": "Necklaces",
          "description": "Chokers and pearl strands, made to be seen across a room.",
          "thumbnail": "/media/products/choker--gold--emerald-800.avif"
        },
        {
          "id": "cat-9",
          "name": "Anklets",
          "description": "Payals with bells, sold singly.",
          "thumbnail": "/media/products/anklet--silver--none-800.avif"
        }
      ],
      "pagination": {
        "page": 1,
        "limit": 12,
        "total": 3,
        "totalPages": 1
      }
    }
  },
  "createCategory": {
    "status": 201,
    "body": {
      "id": "cat-1",
      "name": "Rings",
      "description": "Solitaires, bands and signets.",
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-800.avif"
    }
  },
  "getCategory": {
    "status": 200,
    "body": {
      "id": "cat-1",
      "name": "Rings",
      "description": "Solitaires, bands and signets.",
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-800.avif",
      "products": [
        {
          "id": "prod-1",
          "name": "Aarohi Solitaire Ring",
          "brand": "Suvarnika",
          "description": "A round diamond held by six claws on a slim band.",
          "SKU": "SUV-RNG-0001",
          "base_price": 48500,
          "category_id": "cat-1",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-1",
            "name": "Rings"
          },
          "images": [
            {
              "id": "img-1",
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              }
            }
          ],
          "product_metadata": {
            "material_type": "Gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
            "occasion": "Formal",
            "type": "Modern"
          },
          "stock": 10,
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
        }
      ]
    }
  },
  "updateCategory": {
    "status": 200,
    "body": {
      "id": "cat-1",
      "name": "Rings",
      "description": "Solitaires, bands and signets.",
      "thumbnail": "/media/products/solitaire-ring--gold--diamond-800.avif"
    }
  },
  "deleteCategory": {
    "status": 204
  },
  "listTaxCategories": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "tax-1",
          "name": "GST on jewellery",
          "standard_rate": 3
        }
      ]
    }
  },
  "uploadFile": {
    "status": 201,
    "body": {
      "fileUrl": "/uploads/file-1"
    }
  },
  "listAllReviews": {
    "status": 200,
    "body": {
      "data": {
        "reviews": [
          {
            "id": "rev-1",
            "rating": 5,
            "comment": "The stone catches light from across the room.",
            "created_at": "2026-11-10T08:30:00Z",
            "user": {
              "name": "Ananya Rao"
            }
          },
          {
            "id": "rev-2",
            "rating": 4,
            "comment": "Even, warm pearls and a knot between each of them, as it should be.",
            "created_at": "2026-11-08T23:39:00Z",
            "user": {
              "name": "Ketaki Sawant"
            }
          }
        ]
      }
    }
  },
  "listReviews": {
    "status": 200,
    "body": {
      "data": {
        "reviews": [
          {
            "id": "rev-1",
            "rating": 5,
            "comment": "The stone catches light from across the room.",
            "created_at": "2026-11-10T08:30:00Z",
            "user": {
              "name": "Ananya Rao"
            }
          },
          {
            "id": "rev-2",
            "rating": 4,
            "comment": "Even, warm pearls and a knot between each of them, as it should be.",
            "created_at": "2026-11-08T23:39:00Z",
            "user": {
              "name": "Ketaki Sawant"
            }
          }
        ],
        "pagination": {
          "page": 1,
          "limit": 5,
          "total": 2,
          "totalPages": 1
        }
      }
    }
  },
  "createReview": {
    "status": 201,
    "body": {
      "data": {
        "review": {
          "id": "rev-1",
          "rating": 5,
          "comment": "The stone catches light from across the room.",
          "created_at": "2026-11-10T08:30:00Z",
          "user": {
            "name": "Ananya Rao"
          }
        }
      }
    }
  },
  "listWishlist": {
    "status": 200,
    "body": [
      {
        "product_id": "prod-1",
        "product": {
          "id": "prod-1",
          "name": "Aarohi Solitaire Ring",
          "price": 48500,
          "images": [
            {
              "id": "img-1",
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              }
            }
          ]
        }
      }
    ]
  },
  "addToWishlist": {
    "status": 200,
    "body": {
      "product_id": "prod-1",
      "product": {
        "id": "prod-1",
        "name": "Aarohi Solitaire Ring",
        "price": 48500,
        "images": [
          {
            "id": "img-1",
            "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
            "is_primary": true,
            "display_order": 1
          }
        ],
        "variants": [
          {
            "id": "var-1",
            "product_id": "prod-1",
            "size": "12",
            "color": "Gold",
            "weight": 3.4,
            "price_modifier": 0,
            "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
            "inventory": {
              "total_quantity": 12,
              "reserved_quantity": 2,
              "minimum_stock_alert": 3
            }
          }
        ]
      }
    }
  },
  "removeFromWishlist": {
    "status": 204
  },
  "removeVariantFromWishlist": {
    "status": 204
  },
  "getCart": {
    "status": 200,
    "body": {
      "status": "success",
      "data": {
        "items": [
          {
            "id": "line-1",
            "quantity": 1,
            "unit_price": 48500,
            "product_variant": {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              },
              "product": {
                "id": "prod-1",
                "name": "Aarohi Solitaire Ring",
                "images": [
                  {
                    "id": "img-1",
                    "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
                    "is_primary": true,
                    "display_order": 1
                  }
                ]
              }
            }
          }
        ]
      }
    }
  },
  "addToCart": {
    "status": 201,
    "body": {
      "status": "success",
      "data": {
        "item": {
          "id": "line-1",
          "quantity": 1,
          "unit_price": 48500,
          "product_variant": {
            "id": "var-1",
            "product_id": "prod-1",
            "size": "12",
            "color": "Gold",
            "weight": 3.4,
            "price_modifier": 0,
            "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
            "inventory": {
              "total_quantity": 12,
              "reserved_quantity": 2,
              "minimum_stock_alert": 3
            },
            "product": {
              "id": "prod-1",
              "name": "Aarohi Solitaire Ring",
              "images": [
                {
                  "id": "img-1",
                  "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
                  "is_primary": true,
                  "display_order": 1
                }
              ]
            }
          }
        }
      }
    }
  },
  "getMe": {
    "status": 200,
    "body": {
      "user": {
        "id": "user-1",
        "name": "Meera Iyer",
        "email": "customer@shop.test",
        "phone": "+91 98450 00001",
        "date_of_birth": "1992-04-18",
        "addresses": [
          {
            "id": "addr-1",
            "fullName": "Meera Iyer",
            "addressLine1": "14, Lake View Road",
            "landmark": "Opposite the post office",
            "city": "Bengaluru",
            "state": "Karnataka",
            "zipCode": "560001",
            "country": "India",
            "mobile": "+91 98450 00001",
            "isDefault": true
          }
        ],
        "is_verified": true,
        "created_at": "2025-02-03T06:15:00Z",
        "role": "CUSTOMER"
      }
    }
  },
  "updateMe": {
    "status": 200,
    "body": {
      "user": {
        "id": "user-1",
        "name": "Meera Iyer",
        "email": "customer@shop.test",
        "phone": "+91 98450 00001",
        "date_of_birth": "1992-04-18",
        "addresses": [
          {
            "id": "addr-1",
            "fullName": "Meera Iyer",
            "addressLine1": "14, Lake View Road",
            "landmark": "Opposite the post office",
            "city": "Bengaluru",
            "state": "Karnataka",
            "zipCode": "560001",
            "country": "India",
            "mobile": "+91 98450 00001",
            "isDefault": true
          }
        ],
        "is_verified": true,
        "created_at": "2025-02-03T06:15:00Z",
        "role": "CUSTOMER"
      }
    }
  },
  "filterUsers": {
    "status": 200,
    "body": [
      {
        "id": "user-1",
        "name": "Meera Iyer",
        "email": "customer@shop.test",
        "phone": "+91 98450 00001",
        "date_of_birth": "1992-04-18",
        "addresses": [
          {
            "id": "addr-1",
            "fullName": "Meera Iyer",
            "addressLine1": "14, Lake View Road",
            "landmark": "Opposite the post office",
            "city": "Bengaluru",
            "state": "Karnataka",
            "zipCode": "560001",
            "country": "India",
            "mobile": "+91 98450 00001",
            "isDefault": true
          }
        ],
        "is_verified": true,
        "created_at": "2025-02-03T06:15:00Z",
        "role": "CUSTOMER"
      },
      {
        "id": "user-2",
        "name": "Kavita Deshpande",
        "email": "admin@shop.test",
        "phone": "+91 98450 00002",
        "date_of_birth": "1985-09-30",
        "addresses": [],
        "is_verified": true,
        "created_at": "2024-11-18T04:30:00Z",
        "role": "ADMIN"
      }
    ]
  },
  "deleteAddress": {
    "status": 204
  },
  "register": {
    "status": 201,
    "body": {
      "message": "Account created. Please sign in."
    }
  },
  "login": {
    "status": 200,
    "body": {
      "token": "session-1",
      "user": {
        "id": "user-1",
        "name": "Meera Iyer",
        "email": "customer@shop.test",
        "phone": "+91 98450 00001",
        "date_of_birth": "1992-04-18",
        "addresses": [
          {
            "id": "addr-1",
            "fullName": "Meera Iyer",
            "addressLine1": "14, Lake View Road",
            "landmark": "Opposite the post office",
            "city": "Bengaluru",
            "state": "Karnataka",
            "zipCode": "560001",
            "country": "India",
            "mobile": "+91 98450 00001",
            "isDefault": true
          }
        ],
        "is_verified": true,
        "created_at": "2025-02-03T06:15:00Z",
        "role": "CUSTOMER"
      }
    }
  },
  "checkout": {
    "status": 201,
    "body": {
      "orderId": "ord-900",
      "orderNumber": "SUV-2026-00900"
    }
  },
  "cancelOrder": {
    "status": 200,
    "body": {
      "message": "Order cancelled"
    }
  },
  "returnOrder": {
    "status": 200,
    "body": {
      "message": "Return requested"
    }
  },
  "reviewOrderedProduct": {
    "status": 201,
    "body": {
      "message": "Review submitted successfully"
    }
  },
  "listAllOrders": {
    "status": 200,
    "body": [
      {
        "id": "ord-3",
        "order_number": "SUV-2026-00003",
        "created_at": "2026-11-15T09:11:00Z",
        "customer_email": "parth.desai@example.org",
        "shipment_status": "Pending",
        "payment_status": "Unpaid",
        "total_amount": 305349
      },
      {
        "id": "ord-2",
        "order_number": "SUV-2026-00002",
        "created_at": "2026-11-14T14:35:00Z",
        "customer_email": "nazia.qureshi@example.org",
        "shipment_status": "Shipped",
        "payment_status": "Paid",
        "total_amount": 2839
      },
      {
        "id": "ord-1",
        "order_number": "SUV-2026-00001",
        "created_at": "2026-11-12T09:00:00Z",
        "customer_email": "customer@shop.test",
        "shipment_status": "Processing",
        "payment_status": "Paid",
        "total_amount": 48599
      }
    ]
  },
  "listSales": {
    "status": 200,
    "body": [
      {
        "id": "sale-1",
        "name": "Winter Wedding Edit",
        "description": "A gentler price on pieces for the season.",
        "start_date": "2026-11-01T00:00:00Z",
        "end_date": "2026-12-31T18:29:59Z",
        "is_active": true,
        "thumbnail": "/media/products/choker--gold--ruby-800.avif"
      },
      {
        "id": "sale-2",
        "name": "New Year Sparkle",
        "description": "Diamonds and pearls for the first days of the year.",
        "start_date": "2026-12-25T18:30:00Z",
        "end_date": "2027-01-04T18:29:59Z",
        "is_active": true,
        "thumbnail": "/media/products/tennis-bracelet--gold--diamond-800.avif"
      }
    ]
  },
  "createSale": {
    "status": 201,
    "body": {
      "id": "sale-1",
      "name": "Winter Wedding Edit",
      "description": "A gentler price on pieces for the season.",
      "start_date": "2026-11-01T00:00:00Z",
      "end_date": "2026-12-31T18:29:59Z",
      "is_active": true,
      "thumbnail": "/media/products/choker--gold--ruby-800.avif",
      "sale_products": [
        {
          "product_id": "prod-3",
          "product": {
            "id": "prod-3",
            "name": "Rajeshwari Choker in Emerald",
            "base_price": 305250,
            "images": [
              {
                "id": "img-7",
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "is_primary": true,
                "display_order": 1
              }
            ],
            "variants": [
              {
                "id": "var-7",
                "product_id": "prod-3",
                "size": "14 in",
                "color": "Emerald",
                "weight": 19.5,
                "price_modifier": 0,
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "inventory": {
                  "total_quantity": 4,
                  "reserved_quantity": 0,
                  "minimum_stock_alert": 1
                }
              }
            ],
            "product_metadata": {
              "material_type": "Yellow gold",
              "metal_purity": "18K (750)",
              "gemstone_details": "Oval emeralds, 14.00 ct in all",
              "occasion": "Traditional",
              "type": "Ethnic"
            }
          },
          "discount_percent": 7.5,
          "discount_amount": 0
        }
      ]
    }
  },
  "getSale": {
    "status": 200,
    "body": {
      "id": "sale-1",
      "name": "Winter Wedding Edit",
      "description": "A gentler price on pieces for the season.",
      "start_date": "2026-11-01T00:00:00Z",
      "end_date": "2026-12-31T18:29:59Z",
      "is_active": true,
      "thumbnail": "/media/products/choker--gold--ruby-800.avif",
      "sale_products": [
        {
          "product_id": "prod-3",
          "product": {
            "id": "prod-3",
            "name": "Rajeshwari Choker in Emerald",
            "base_price": 305250,
            "images": [
              {
                "id": "img-7",
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "is_primary": true,
                "display_order": 1
              }
            ],
            "variants": [
              {
                "id": "var-7",
                "product_id": "prod-3",
                "size": "14 in",
                "color": "Emerald",
                "weight": 19.5,
                "price_modifier": 0,
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "inventory": {
                  "total_quantity": 4,
                  "reserved_quantity": 0,
                  "minimum_stock_alert": 1
                }
              }
            ],
            "product_metadata": {
              "material_type": "Yellow gold",
              "metal_purity": "18K (750)",
              "gemstone_details": "Oval emeralds, 14.00 ct in all",
              "occasion": "Traditional",
              "type": "Ethnic"
            }
          },
          "discount_percent": 7.5,
          "discount_amount": 0
        }
      ]
    }
  },
  "addProductToSale": {
    "status": 201,
    "body": {
      "id": "sale-1",
      "name": "Winter Wedding Edit",
      "description": "A gentler price on pieces for the season.",
      "start_date": "2026-11-01T00:00:00Z",
      "end_date": "2026-12-31T18:29:59Z",
      "is_active": true,
      "thumbnail": "/media/products/choker--gold--ruby-800.avif",
      "sale_products": [
        {
          "product_id": "prod-3",
          "product": {
            "id": "prod-3",
            "name": "Rajeshwari Choker in Emerald",
            "base_price": 305250,
            "images": [
              {
                "id": "img-7",
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "is_primary": true,
                "display_order": 1
              }
            ],
            "variants": [
              {
                "id": "var-7",
                "product_id": "prod-3",
                "size": "14 in",
                "color": "Emerald",
                "weight": 19.5,
                "price_modifier": 0,
                "image_url": "/media/products/choker--gold--emerald-800.avif",
                "inventory": {
                  "total_quantity": 4,
                  "reserved_quantity": 0,
                  "minimum_stock_alert": 1
                }
              }
            ],
            "product_metadata": {
              "material_type": "Yellow gold",
              "metal_purity": "18K (750)",
              "gemstone_details": "Oval emeralds, 14.00 ct in all",
              "occasion": "Traditional",
              "type": "Ethnic"
            }
          },
          "discount_percent": 7.5,
          "discount_amount": 0
        }
      ]
    }
  },
  "removeProductFromSale": {
    "status": 204
  },
  "createCoupon": {
    "status": 201,
    "body": {
      "status": "success",
      "data": {
        "id": "coup-1",
        "code": "WELCOME10",
        "description": "Ten per cent off a first order.",
        "start_date": "2026-01-01T00:00:00Z",
        "end_date": "2026-12-31T18:29:59Z",
        "free_shipping": false,
        "max_discount": 2000,
        "usage_limit": 500,
        "discount_type": "percentage"
      }
    }
  },
  "searchProducts": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "prod-1",
          "name": "Aarohi Solitaire Ring",
          "brand": "Suvarnika",
          "description": "A round diamond held by six claws on a slim band.",
          "SKU": "SUV-RNG-0001",
          "base_price": 48500,
          "category_id": "cat-1",
          "collection_id": "col-8",
          "tax_category_id": "tax-1",
          "category": {
            "id": "cat-1",
            "name": "Rings"
          },
          "images": [
            {
              "id": "img-1",
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "is_primary": true,
              "display_order": 1
            }
          ],
          "variants": [
            {
              "id": "var-1",
              "product_id": "prod-1",
              "size": "12",
              "color": "Gold",
              "weight": 3.4,
              "price_modifier": 0,
              "image_url": "/media/products/solitaire-ring--gold--diamond-800.avif",
              "inventory": {
                "total_quantity": 12,
                "reserved_quantity": 2,
                "minimum_stock_alert": 3
              }
            }
          ],
          "product_metadata": {
            "material_type": "Gold",
            "metal_purity": "18K (750)",
            "gemstone_details": "Diamond, 0.30 ct, VS, F–G",
            "occasion": "Formal",
            "type": "Modern"
          },
          "stock": 10,
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-400.avif"
        }
      ],
      "pagination": {
        "currentPage": 1,
        "pages": 1,
        "total": 1
      }
    }
  },
  "searchCustomers": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "user-1",
          "name": "Meera Iyer",
          "email": "customer@shop.test",
          "phone": "+91 98450 00001",
          "date_of_birth": "1992-04-18",
          "addresses": [
            {
              "id": "addr-1",
              "fullName": "Meera Iyer",
              "addressLine1": "14, Lake View Road",
              "landmark": "Opposite the post office",
              "city": "Bengaluru",
              "state": "Karnataka",
              "zipCode": "560001",
              "country": "India",
              "mobile": "+91 98450 00001",
              "isDefault": true
            }
          ],
          "is_verified": true,
          "created_at": "2025-02-03T06:15:00Z",
          "role": "CUSTOMER"
        }
      ],
      "pagination": {
        "currentPage": 1,
        "pages": 1,
        "total": 1
      }
    }
  },
  "searchOrders": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "ord-1",
          "order_number": "SUV-2026-00001",
          "created_at": "2026-11-12T09:00:00Z",
          "customer_email": "customer@shop.test",
          "shipment_status": "Processing",
          "payment_status": "Paid",
          "total_amount": 48599
        }
      ],
      "pagination": {
        "currentPage": 1,
        "pages": 1,
        "total": 1
      }
    }
  },
  "searchCategories": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "cat-1",
          "name": "Rings",
          "description": "Solitaires, bands and signets.",
          "thumbnail": "/media/products/solitaire-ring--gold--diamond-800.avif"
        }
      ],
      "pagination": {
        "currentPage": 1,
        "pages": 1,
        "total": 1
      }
    }
  },
  "searchCoupons": {
    "status": 200,
    "body": {
      "data": [
        {
          "id": "coup-1",
          "code": "WELCOME10",
          "description": "Ten per cent off a first order.",
          "start_date": "2026-01-01T00:00:00Z",
          "end_date": "2026-12-31T18:29:59Z",
          "free_shipping": false,
          "max_discount": 2000,
          "usage_limit": 500,
          "discount_type": "percentage"
        }
      ],
      "pagination": {
        "currentPage": 1,
        "pages": 1,
        "total": 1
      }
    }
  },
  "getLifetimeSales": {
    "status": 200,
    "body": {
      "totalOrders": 160,
      "totalSales": 4215300,
      "completedPercentage": 81.25,
      "cancelledPercentage": 6.25
    }
  },
  "getDailySales": {
    "status": 200,
    "body": {
      "dailyOrders": [
        {
          "order_date": "2026-10-17T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-18T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-10-19T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-20T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-21T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-22T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-23T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-10-24T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-25T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-26T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-10-27T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-10-28T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-10-29T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-30T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-10-31T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-01T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-02T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-11-03T18:30:00Z",
          "count": {
            "id": 3
          }
        },
        {
          "order_date": "2026-11-04T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-05T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-06T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-11-07T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-08T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-11-09T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-10T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-11T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-11-12T18:30:00Z",
          "count": {
            "id": 1
          }
        },
        {
          "order_date": "2026-11-13T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-11-14T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-11-15T18:30:00Z",
          "count": {
            "id": 1
          }
        }
      ]
    }
  },
  "getWeeklySales": {
    "status": 200,
    "body": {
      "weeklyOrders": [
        {
          "order_date": "2026-08-30T18:30:00Z",
          "count": {
            "id": 2
          }
        },
        {
          "order_date": "2026-09-06T18:30:00Z",
          "count": {
            "id": 3
          }
        },
        {
          "order_date": "2026-09-13T18:30:00Z",
          "count": {
            "id": 3
          }
        },
        {
          "order_date": "2026-09-20T18:30:00Z",
          "count": {
            "id": 5
          }
        },
        {
          "order_date": "2026-09-27T18:30:00Z",
          "count": {
            "id": 3
          }
        },
        {
          "order_date": "2026-10-04T18:30:00Z",
          "count": {
            "id": 3
          }
        },
        {
          "order_date": "2026-10-11T18:30:00Z",
          "count": {
            "id": 4
          }
        },
        {
          "order_date": "2026-10-18T18:30:00Z",
          "count": {
            "id": 0
          }
        },
        {
          "order_date": "2026-10-25T18:30:00Z",
          "count": {
            "id": 8
          }
        },
        {
          "order_date": "2026-11-01T18:30:00Z",
          "count": {
            "id": 9
          }
        },
        {
          "order_date": "2026-11-08T18:30:00Z",
          "count": {
            "id": 7
          }
        },
        {
          "order_date": "2026-11-15T18:30:00Z",
          "count": {
            "id": 1
          }
        }
      ]
    }
  },
  "getMonthlySales": {
    "status": 200,
    "body": {
      "monthlyOrders": [
        {
          "order_date": "2025-11-30T18:30:00Z",
          "count": {
            "id": 6
          }
        },
        {
          "order_date": "2025-12-31T18:30:00Z",
          "count": {
            "id": 6
          }
        },
        {
          "order_date": "2026-01-31T18:30:00Z",
          "count": {
            "id": 14
          }
        },
        {
          "order_date": "2026-02-28T18:30:00Z",
          "count": {
            "id": 9
          }
        },
        {
          "order_date": "2026-03-31T18:30:00Z",
          "count": {
            "id": 19
          }
        },
        {
          "order_date": "2026-04-30T18:30:00Z",
          "count": {
            "id": 12
          }
        },
        {
          "order_date": "2026-05-31T18:30:00Z",
          "count": {
            "id": 13
          }
        },
        {
          "order_date": "2026-06-30T18:30:00Z",
          "count": {
            "id": 10
          }
        },
        {
          "order_date": "2026-07-31T18:30:00Z",
          "count": {
            "id": 17
          }
        },
        {
          "order_date": "2026-08-31T18:30:00Z",
          "count": {
            "id": 14
          }
        },
        {
          "order_date": "2026-09-30T18:30:00Z",
          "count": {
            "id": 16
          }
        },
        {
          "order_date": "2026-10-31T18:30:00Z",
          "count": {
            "id": 18
          }
        }
      ]
    }
  }
}
