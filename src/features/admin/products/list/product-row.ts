import { asciiDigits } from '#src/shared/lib/text/ascii-digits.ts'
import { hasWords } from '#src/shared/lib/text/has-words.ts'
import type { ShopProduct, WireProduct } from '#src/shared/shop/product.ts'

/** The stock level: `low` if a variant is at or below its alert, `out` if nothing can be sold. */
export type StockLevel = 'plenty' | 'low' | 'out'

export interface ProductRow {
  id: string
  name: string
  sku: string
  category: string | null
  /** Rupees. */
  price: number
  /** The lowest modifier of a variant's price, in rupees; 0 if none is below. */
  leastModifier: number
  stock: number
  level: StockLevel
  /** How many variants are at or below their alert. */
  lowVariants: number
  picture: string | null
  /** Passed to the update screens. */
  item: WireProduct & { id: string }
}

export function productRow(item: WireProduct, product: ShopProduct): ProductRow {
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    category: product.category?.name ?? null,
    price: product.basePrice,
    leastModifier: Math.min(0, ...(item.variants ?? []).map(({ price_modifier }) => price_modifier)),
    stock: product.stock.free,
    level: stockLevel(product),
    lowVariants: product.variants.filter(isLow).length,
    picture: product.pictures[0]?.src ?? null,
    item: { ...item, id: product.id },
  }
}

function stockLevel({ stock, variants }: ShopProduct): StockLevel {
  if (stock.free === 0) return 'out'
  return variants.some(isLow) ? 'low' : 'plenty'
}

const isLow = ({ stock }: ShopProduct['variants'][number]) => stock.state !== 'inStock'

/** Whether name and SKU have the words of the text, or the price has it; a price may be typed as people write it. */
export function matchesProduct({ name, sku, price }: ProductRow, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return true
  const digits = asciiDigits(wanted).replace(/₹|rs\.?|\/-|[,\s]/g, '')
  const isPrice = /^\d+(\.\d*)?$/.test(digits)
  return (
    // A number with decimals is no two words.
    (!/\d\.\d/.test(digits) && hasWords(text, name, sku)) ||
    (isPrice && [String(price), price.toFixed(2), price.toFixed(0)].some((written) => written.includes(digits)))
  )
}

/** Whether a row passes the stock filter; `low` includes sold-out products. */
export function matchesStock({ level }: ProductRow, filter: string): boolean {
  if (filter === 'low') return level !== 'plenty'
  return filter === 'out' ? level === 'out' : true
}
