/** The values of the card fields. They are never sent, stored, logged, or put into the address. */
export interface Card {
  number: string
  expiry: string
  cvv: string
}

export const blankCard: Card = { number: '', expiry: '', cvv: '' }

/** Groups digits by four, as a help while typing. Any other text stays unchanged. */
export function groupNumber(typed: string): string {
  if (!/^[\d\s]*$/.test(typed)) return typed
  return typed.replaceAll(/\s/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Turns `1228` into `12/28`, as a help while typing. Any other text stays unchanged. */
export function groupExpiry(typed: string): string {
  return /^\d{3,4}$/.test(typed) ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed
}

/**
 * The caret's place in a grouped text: after as many digits as before. Typed right behind a space or slash, it stays
 * there.
 */
export function caretAfter(before: string, grouped: string): number {
  const count = before.replaceAll(/[\s/]/g, '').length
  let seen = 0
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === count && !(isSeparator(before.at(-1)) && isSeparator(grouped[index]))) return index
    if (!/[\s/]/.test(grouped.charAt(index))) seen += 1
  }
  return grouped.length
}

function isSeparator(sign: string | undefined): boolean {
  return sign !== undefined && /[\s/]/.test(sign)
}
