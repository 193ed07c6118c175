/** Filters of a sale and a category besides price and colour. */
export const occasionOptions = ['Party', 'Formal', 'Traditional'] as const
export const typeOptions = ['Modern', 'Ethnic'] as const

/** Splits a metadata field: a product may have several occasions, such as "Party, Formal". */
export function wordsOf(text = ''): string[] {
  return text
    .split(/[,/;]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Whether one of the ticked options is among the words, ignoring case. With nothing ticked everything passes. */
export function hasAny(ticked: readonly string[], words: readonly string[]): boolean {
  return (
    ticked.length === 0 || ticked.some((option) => words.some((word) => word.toLowerCase() === option.toLowerCase()))
  )
}
