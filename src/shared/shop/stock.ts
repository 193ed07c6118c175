import type { Inventory } from '#openapi/generated/model/inventory.ts'
import { type Loose, numberOf } from '../lib/values/wire.ts'

/** Stock level: `soldOut` at 0, `low` at or below the alert. */
export interface Stock {
  free: number
  state: 'inStock' | 'low' | 'soldOut'
}

/** How many of a variant can be bought: total minus reserved, never below 0. Missing numbers count as 0. */
export function readStock(inventory: Loose<Inventory> | null | undefined): Stock {
  const free = Math.max(0, numberOf(inventory?.total_quantity) - numberOf(inventory?.reserved_quantity))
  if (free === 0) return { free, state: 'soldOut' }
  return { free, state: free <= numberOf(inventory?.minimum_stock_alert) ? 'low' : 'inStock' }
}

/** The stock as text: 'Sold out', 'Only 2 left', or null while there is plenty. */
export function stockText({ free, state }: Stock): string | null {
  if (state === 'soldOut') return 'Sold out'
  return state === 'low' ? `Only ${free} left` : null
}
