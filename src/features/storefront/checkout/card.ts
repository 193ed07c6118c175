/** The values of the card fields. They are never sent, stored, logged, or put into the address. */
export interface Card {
  number: string
  expiry: string
  cvv: string
}

export const blankCard: Card = { number: '', expiry: '', cvv: '' }

const words: Record<keyof Card, string> = {
  number: 'Enter the card number.',
  expiry: 'Enter the expiry date.',
  cvv: 'Enter the CVV.',
}

/** Digits in groups of four. A help and no check: what holds anything else stays as it was typed. */
export function groupNumber(typed: string): string {
  if (!/^[\d\s]*$/.test(typed)) return typed
  return typed.replaceAll(/\s/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** `1228` becomes `12/28`. A help and no check: what holds anything else stays as it was typed. */
export function groupExpiry(typed: string): string {
  return /^\d{3,4}$/.test(typed) ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed
}

/**
 * Where the caret stands in a grouped text so that it has as many signs before it, spaces and slashes aside, as it had.
 * Behind a
 * space or slash that was typed it stays behind it.
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

/** What is still to be entered, in words by field. Nothing else about a card is checked. */
export function missingCard(card: Card): Partial<Record<keyof Card, string>> {
  const missing = (['number', 'expiry', 'cvv'] as const).filter((field) => card[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, words[field]]))
}
