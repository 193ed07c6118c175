/** The value of a JSON text, or another one if it is none. */
export function jsonOr(text: string, other: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return other
  }
}
