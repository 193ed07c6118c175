import { readNumber } from '#src/shared/lib/text/decimals.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'

/** The contract's limit of an amount, either way. */
const mostRupees = 9_999_999_999.9999

/** The contract's own refusal would be about a pattern. */
export function limitError(field: string, text: string): FieldErrors {
  return Math.abs(readNumber(text) ?? 0) > mostRupees ? { [field]: 'Please enter at most 9,999,999,999.9999' } : {}
}

/** Of two variants with the same colour and size nobody could choose the second. */
export function sameVariantErrors(variants: readonly { color: string; size: string }[]): FieldErrors {
  const looks = variants.map(({ color, size }) => JSON.stringify([color.trim(), size.trim()]).toLowerCase())
  const twice = looks.flatMap((look, index) => (looks.indexOf(look) < index ? [index] : []))
  return Object.fromEntries(
    twice.map((index) => [`variants.${index}.size`, 'Another variant has this colour and size']),
  )
}
