const formats = {
  0: new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }),
  2: new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  }),
}

/** Rupees in Indian notation: `₹1,25,000` on cards and lists, `₹1,25,000.00` with two decimals. */
export function formatRupees(value: number, { decimals = 0 }: { decimals?: 0 | 2 } = {}): string {
  return formats[decimals].format(value)
}

/** Rupees in the dashboard's notation: `Rs. 1,25,000`. */
export function formatRs(value: number, options: { decimals?: 0 | 2 } = {}): string {
  return formatRupees(value, options).replace('₹', 'Rs. ')
}
