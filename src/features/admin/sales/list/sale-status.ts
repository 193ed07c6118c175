import type { Sale } from '#openapi/generated/model/sale.ts'
import { saleState } from '#src/shared/shop/sale-price.ts'

const words = { running: 'Running', upcoming: 'Upcoming', ended: 'Ended', inactive: 'Inactive' } as const

/** The status of a sale at an instant. */
export function saleStatus(
  sale: Pick<Sale, 'is_active' | 'start_date' | 'end_date'>,
  at: Date,
): (typeof words)[keyof typeof words] {
  return words[saleState(sale, at)]
}
