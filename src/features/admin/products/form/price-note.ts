import { decimalsOf, fixed, readNumber } from '#src/shared/lib/text/decimals.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'

/** What becomes of a price with more decimals than are kept, or than the shop shows; null if it stays as typed. */
export function priceNote(text: string, decimals: 2 | 4): string | null {
  const price = readNumber(text)
  if (price === null || decimalsOf(price) <= 2) return null
  const saved = fixed(price, decimals)
  const rounded =
    decimalsOf(price) > decimals ? `Only ${decimals} decimals are kept here: it will be saved as ${saved}.` : ''
  const shown = decimals > 2 ? `The shop shows it as ${formatRupees(Number(saved), { decimals: 2 })}.` : ''
  return [rounded, shown].filter(Boolean).join(' ')
}
