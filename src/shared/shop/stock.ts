import type { Inventory } from '#openapi/generated/model/inventory.ts'

/** Stock level: `soldOut` at 0, `low` at or below the alert. */
export interface Stock {
  free: number
  state: 'inStock' | 'low' | 'soldOut'
}

/** How many of a variant can be bought: total minus reserved, never below 0. */
export function readStock({ total_quantity, reserved_quantity, minimum_stock_alert }: Inventory): Stock {
  const free = Math.max(0, total_quantity - reserved_quantity)
  if (free === 0) return { free, state: 'soldOut' }
  return { free, state: free <= minimum_stock_alert ? 'low' : 'inStock' }
}

/** The stock as text: 'Sold out', 'Only 2 left', or null while there is plenty. */
export function stockText({ free, state }: Stock): string | null {
  if (state === 'soldOut') return 'Sold out'
  return state === 'low' ? `Only ${free} left` : null
}
