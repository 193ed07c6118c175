/** An index below `length`, by FNV-1a: the same text always gives the same one. */
export function place(text: string, length: number): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % length
}
