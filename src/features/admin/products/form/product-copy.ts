import { pictureAddresses } from '#src/shared/shop/product-pictures.ts'
import type { WireProduct } from '#src/shared/shop/product.ts'
import { listOf, textOf } from '#src/shared/lib/values/wire.ts'
import { blankProduct, blankVariant, type NewProductValues } from './new-product.ts'

/**
 * The form filled from another product, without what is that one's own: its SKU, and its pieces in stock. Facts that
 * the form does not show, such as the occasion, are kept.
 */
export function productCopy(product: WireProduct): NewProductValues {
  const variants = listOf(product.variants)
  const pictures = [...pictureAddresses(product), ...variants.map(({ image_url }) => textOf(image_url))]
  return {
    name: textOf(product.name),
    brand: textOf(product.brand),
    description: textOf(product.description),
    SKU: '',
    base_price: textOf(product.base_price ?? product.price),
    category_id: textOf(product.category_id ?? product.category?.id),
    collection_id: textOf(product.collection_id),
    tax_category_id: textOf(product.tax_category_id),
    // A variant's picture is chosen from those of the product.
    images: [...new Set(pictures)]
      .filter((image_url) => image_url !== '')
      .map((image_url) => ({ key: image_url, name: image_url.replace(/.*\//, ''), image_url })),
    variants: variants.map(({ color, size, weight, price_modifier, image_url, inventory }) => ({
      color: textOf(color),
      size: textOf(size),
      weight: textOf(weight),
      price_modifier: textOf(price_modifier),
      image_url: textOf(image_url),
      inventory: { ...blankVariant.inventory, minimum_stock_alert: textOf(inventory?.minimum_stock_alert) },
    })),
    product_metadata: {
      ...blankProduct.product_metadata,
      ...Object.fromEntries(Object.entries(product.product_metadata ?? {}).map(([name, fact]) => [name, textOf(fact)])),
    },
  }
}
