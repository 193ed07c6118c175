import { own } from '#src/shared/lib/values/own.ts'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'

/** One line of the details table. */
export interface Detail {
  label: string
  value: string
}

/** Keys that are shown under another name. */
const labels: Record<string, string> = { product_id: 'SKU' }

/** The details of a product: its metadata, the SKU first, and the hallmark if the purity implies one. */
export function detailsOf({ sku, metadata }: ShopProduct, variant: ShopVariant | null): Detail[] {
  const { product_id: id = sku, ...facts } = metadata
  const rows = [
    ...(id === '' ? [] : [{ label: 'SKU', value: id }]),
    ...Object.entries(facts)
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => ({ label: labelOf(key), value })),
  ]
  if (variant?.weight != null && !('weight' in metadata)) rows.push({ label: 'Weight', value: `${variant.weight} g` })
  return [...rows, ...assurances(metadata)]
}

/** Makes "Gemstone details" of `gemstone_details`. */
export function labelOf(key: string): string {
  const words = key.replaceAll('_', ' ').trim()
  return own(labels, key) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Hallmark and certificate have their own lines, but only if the data has them. */
function assurances(metadata: Record<string, string>): Detail[] {
  const { metal_purity: purity = '', gemstone_details: gems = '' } = metadata
  const marks = [...purity.matchAll(/\b(999|990|958|950|925|916|875|750|585|417|375)\b/g)].map(([mark]) => mark)
  const lines: Detail[] = []
  if (!('hallmark' in metadata) && /hallmark/i.test(purity)) {
    const name = /\bBIS\b/.test(purity) ? 'BIS hallmarked' : 'Hallmarked'
    lines.push({ label: 'Hallmark', value: [name, ...new Set(marks)].join(', ') })
  }
  if (!('certificate' in metadata) && /laboratory certificate/i.test(gems)) {
    lines.push({ label: 'Certificate', value: 'Comes with a laboratory certificate' })
  }
  return lines
}
