import type { Product } from '#openapi/generated/model/product.ts'
import { pictureAddresses } from '#src/shared/shop/product-pictures.ts'
import { blankProduct, blankVariant, type NewProductValues } from './new-product.ts'

/**
 * The form filled from another product, without what is that one's own: its SKU, and its pieces in stock. Facts that
 * the form does not show, such as the occasion, are kept.
 */
export function productCopy(product: Product): NewProductValues {
  const pictures = [...pictureAddresses(product), ...product.variants.map(({ image_url }) => image_url ?? '')]
  return {
    name: product.name,
    brand: product.brand,
    description: product.description,
    SKU: '',
    base_price: String(product.base_price),
    category_id: product.category_id ?? product.category?.id ?? '',
    collection_id: product.collection_id ?? '',
    tax_category_id: product.tax_category_id ?? '',
    // A variant's picture is chosen from those of the product.
    images: [...new Set(pictures)]
      .filter((image_url) => image_url !== '')
      .map((image_url) => ({ key: image_url, name: image_url.replace(/.*\//, ''), image_url })),
    variants: product.variants.map(({ color, size, weight, price_modifier, image_url, inventory }) => ({
      color: color ?? '',
      size: size ?? '',
      weight: String(weight ?? ''),
      price_modifier: String(price_modifier),
      image_url: image_url ?? '',
      inventory: { ...blankVariant.inventory, minimum_stock_alert: String(inventory.minimum_stock_alert) },
    })),
    product_metadata: { ...blankProduct.product_metadata, ...product.product_metadata },
  }
}
