import { formatNumber } from './numbers.ts'

/** Rupees in Indian notation: `₹1,25,000` on cards and lists, `₹1,25,000.00` with two decimals. */
export function formatRupees(value: number, { decimals = 0 }: { decimals?: 0 | 2 } = {}): string {
  return withSign(formatNumber(value, { least: decimals, most: decimals }))
}

/** Rupees in the dashboard's notation: `Rs. 1,25,000`. */
export function formatRs(value: number, options: { decimals?: 0 | 2 } = {}): string {
  return formatRupees(value, options).replace('₹', 'Rs. ')
}

/** `9.50` as `₹9.50`, and `-200` as `-₹200`. */
export const withSign = (amount: string) => amount.replace(/^-?/, '$&₹')
