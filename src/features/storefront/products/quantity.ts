import { readNumber } from '#src/shared/lib/text/decimals.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'

/** The number in the quantity box: a whole number from 1; null for anything else. */
export function readQuantity(text: string): number | null {
  const quantity = readNumber(text)
  return quantity !== null && quantity >= 1 && Number.isInteger(quantity) ? quantity : null
}

/** The text after a press on plus or minus; 1 after what is no quantity. */
export function stepped(text: string, by: 1 | -1): string {
  const quantity = readQuantity(text)
  return String(quantity === null ? 1 : quantity + by)
}

/**
 * What is wrong with the quantity, if anything. `inCart` of the `free` ones are in the server's cart already; as many
 * as `removed` of them only return to the cart, since this tab has removed them.
 */
export function quantityProblem(text: string, free: number, inCart: number, removed = 0): string | undefined {
  const quantity = readQuantity(text)
  if (quantity === null) return 'Enter a whole number, 1 or more.'
  if (quantity + inCart <= free || quantity <= Math.min(removed, free)) return undefined
  const left = `Only ${formatNumber(free)} left`
  return inCart === 0 ? `${left}.` : `${left}, and ${formatNumber(inCart)} of them in your cart already.`
}
