/** What a sale and a category can be filtered by besides price and colour. */
export const occasionOptions = ['Party', 'Formal', 'Traditional'] as const
export const typeOptions = ['Modern', 'Ethnic'] as const

/** The words of a metadata field: a product may be for several occasions, "Party, Formal". */
export function wordsOf(text = ''): string[] {
  return text
    .split(/[,/;]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Whether one of the ticked options is among the words, in any case. Nothing ticked lets everything through. */
export function hasAny(ticked: readonly string[], words: readonly string[]): boolean {
  return (
    ticked.length === 0 || ticked.some((option) => words.some((word) => word.toLowerCase() === option.toLowerCase()))
  )
}
