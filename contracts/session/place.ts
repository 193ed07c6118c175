/** An index below `length`, always the same for the same text (FNV-1a). */
export function place(text: string, length: number): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % length
}

/** One of some items, always the same for the same text; undefined if there is none. */
export const chosenBy = <Item>(text: string, items: readonly Item[]): Item | undefined =>
  items[place(text, Math.max(1, items.length))]
