/**
 * The expression of a pattern. Some compile only by the rules of Unicode, such as `\p{L}`, others only without them, as
 * patterns are written for other languages too, which escape more characters. One that compiles in neither way is kept by
 * any text.
 */
export function regExpOf(pattern: string): RegExp {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags)
    } catch {
      // The next way.
    }
  return /(?:)/
}
