import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { variantCards } from '#src/shared/shop/variant-cards.ts'
import { discountText } from '#src/shared/shop/discount-text.ts'
import { discounted } from '#src/shared/shop/sale-price.ts'
import type { ListedCard } from '#src/shared/shop/listing/card-slots.ts'

/** The variants of a sale. While it runs they have its prices and discounts, else the usual prices. */
export function saleCards(sale: SaleWithProducts, isRunning: boolean): ListedCard[] {
  return sale.sale_products.flatMap((entry) => {
    const cards = variantCards(readProduct({ ...entry.product, id: entry.product_id }))
    const saleLabel = discountText(entry)
    if (!isRunning || saleLabel === null) return cards
    return cards.map((card) => ({ ...card, price: discounted(card.price, entry), was: card.price, saleLabel }))
  })
}
