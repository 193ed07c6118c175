import { discountCap } from '#src/shared/lib/sale-price.ts'

/** The percentage as the request has it, with four decimals; or what is wrong with the text. */
export function readDiscount(text: string): { percent: string } | { problem: string } {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'Enter the discount in percent.' }
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(trimmed)) return { problem: 'Enter a number, such as 7.5.' }
  if (Number(trimmed) > discountCap) return { problem: `The discount can be at most ${discountCap} percent.` }
  if (/\.\d{5,}$/.test(trimmed)) return { problem: 'Enter at most 4 decimals.' }
  return { percent: Number(trimmed).toFixed(4) }
}
