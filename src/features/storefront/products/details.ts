import { ownValue } from '#src/shared/lib/values/own-value.ts'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'

/** One line of the details table. */
export interface Detail {
  label: string
  value: string
}

/** Keys that are shown under another name. */
const labels: Record<string, string> = { product_id: 'SKU' }

/** The details of a product: its metadata, the SKU first, with the weight of the chosen variant instead of a range. */
export function detailsOf({ sku, metadata }: ShopProduct, variant: ShopVariant | null): Detail[] {
  const { product_id: id = sku, ...facts } = metadata
  const weight = variant?.weight ? { weight: `${variant.weight} g` } : {}
  return Object.entries({ product_id: id, ...facts, ...weight })
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => ({ label: labelOf(key), value }))
}

/** Makes "Gemstone details" of `gemstone_details`. */
export function labelOf(key: string): string {
  const words = key.replaceAll('_', ' ').trim()
  return ownValue(labels, key) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the shop vouches for, but only if the data says so. */
export function assurancesOf({ metadata }: Pick<ShopProduct, 'metadata'>): { hallmark?: string; certificate?: string } {
  const { metal_purity: purity = '', gemstone_details: gems = '' } = metadata
  const marks = [...purity.matchAll(/\b(999|990|958|950|925|916|875|750|585|417|375)\b/g)].map(([mark]) => mark)
  const name = /\bBIS\b/.test(purity) ? 'BIS hallmarked' : 'Hallmarked'
  return {
    ...(/hallmark/i.test(purity) && { hallmark: [name, ...new Set(marks)].join(', ') }),
    ...(/laboratory certificate/i.test(gems) && { certificate: 'Laboratory certificate' }),
  }
}
