/**
 * A number in Indian notation: `1,25,000`, `2.5`, with a minimum and a maximum of decimals. Rounds like `Intl`, whose
 * first use blocks the main thread for 15 to 20 ms, so it is only used for numbers without exact digits.
 */
export function formatNumber(value: number, { least = 0, most = Math.max(least, 3) } = {}): string {
  const scaled = Math.round(Number(`${Math.abs(value)}e${most}`))
  if (!Number.isSafeInteger(scaled))
    return value.toLocaleString('en-IN', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: 'negative',
    })
  const digits = String(scaled).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(\d\d)+\d$)/g, ',')
  let decimals = digits.slice(digits.length - most)
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  return `${value < 0 && scaled > 0 ? '-' : ''}${whole}${decimals && '.'}${decimals}`
}
