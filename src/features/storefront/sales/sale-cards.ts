import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { readProduct, type VariantCard, variantCards } from '#src/shared/lib/product.ts'
import { discounted, saleState } from '#src/shared/lib/sale-price.ts'

/** A variant in a sale. `was` is its price before the discount, where there is one. */
export interface SaleCard extends VariantCard {
  was?: number
  occasions: string[]
  types: string[]
}

/** The variants of a sale. Prices are those of the sale while it runs, else the usual ones. */
export function saleCards(sale: SaleWithProducts, at: Date): SaleCard[] {
  const isRunning = saleState(sale, at) === 'running'
  return sale.sale_products.flatMap((entry) => {
    const product = readProduct(entry.product)
    const { occasion, type } = product.metadata
    const tags = { occasions: words(occasion), types: words(type) }
    return variantCards(product).map((card) => {
      if (!isRunning) return { ...card, ...tags }
      const price = discounted(card.price, entry)
      return { ...card, ...tags, price, ...(price < card.price && { was: card.price }) }
    })
  })
}

/** A product may be for several occasions: "Party, Formal". */
function words(text = ''): string[] {
  return text
    .split(/[,/;]/)
    .map((word) => word.trim())
    .filter(Boolean)
}
