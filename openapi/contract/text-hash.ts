/** The FNV-1a hash of a text, a whole number below 2 ** 32. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
