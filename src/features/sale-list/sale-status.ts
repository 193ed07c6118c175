import type { Sale } from '#openapi/generated/model/sale.ts'

/** What a sale does at an instant, in the words of its badge. */
export type SaleStatus = 'Running' | 'Upcoming' | 'Ended' | 'Inactive'

export function saleStatus({ is_active, start_date, end_date }: Pick<Sale, 'is_active' | 'start_date' | 'end_date'>, at: Date): SaleStatus {
  if (Date.parse(end_date) < at.getTime()) return 'Ended'
  if (!is_active) return 'Inactive'
  return Date.parse(start_date) > at.getTime() ? 'Upcoming' : 'Running'
}
