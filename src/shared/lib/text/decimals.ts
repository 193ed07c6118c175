import { plainNumber, type Unit } from './plain-number.ts'

/** The number in a field; null if there is none. */
export function readNumber(text: string, unit?: Unit): number | null {
  const value = Number(plainNumber(text, unit) || Number.NaN)
  return Number.isFinite(value) ? value : null
}

/** As `readNumber`, with 0 for an empty field. */
export function numberOrZero(text: string, unit?: Unit): number {
  return readNumber(text, unit) ?? 0
}

/** A number with that many decimals, halves rounded away from zero: 1.005 becomes 1.01, where `toFixed` gives 1.00. */
export function fixed(value: number, decimals: number): string {
  const digits = Math.abs(value).toFixed(12)
  const rounded = Math.round(Number(`${digits}e${decimals}`))
  // Larger numbers have no decimals of their own.
  if (!Number.isSafeInteger(rounded)) return value.toFixed(decimals)
  const text = Number(`${rounded}e-${decimals}`).toFixed(decimals)
  return value < 0 && rounded !== 0 ? `-${text}` : text
}

/** How many decimals a number has. */
export function decimalsOf(value: number): number {
  return (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length
}
