import { readNumber } from '#src/shared/lib/text/decimals.ts'
import * as z from 'zod/mini'

/** The contract's limit of an amount, either way. */
const mostRupees = 9_999_999_999.9999

export const isWithinLimit = (rupees: number): boolean => Math.abs(rupees) <= mostRupees

/** The contract's own refusal would be about a pattern. */
export const withinLimit = z.refine<string>(
  (text) => isWithinLimit(readNumber(text) ?? 0),
  'Please enter at most 9,999,999,999.9999',
)

/** Of two variants with the same colour and size nobody could choose the second. */
export const differentVariants = z.superRefine<{ color: string; size: string }[]>((variants, context) => {
  const looks = variants.map(({ color, size }) => JSON.stringify([color.trim(), size.trim()]).toLowerCase())
  for (const [index, look] of looks.entries())
    if (looks.indexOf(look) < index)
      context.addIssue({ code: 'custom', path: [index, 'size'], message: 'Another variant has this colour and size' })
})
