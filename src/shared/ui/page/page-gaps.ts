/** The page numbers to show: first, last, the current one with its neighbours, and 'gap' for two or more left out. */
export function pageGaps(page: number, pages: number): (number | 'gap')[] {
  const kept = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .toSorted((a, b) => a - b)
  return kept.flatMap((n, index) => {
    const skipped = n - (kept[index - 1] ?? 0) - 1
    if (index === 0 || skipped === 0) return [n]
    // A gap of one page would be as wide as its number.
    return skipped === 1 ? [n - 1, n] : (['gap', n] as const)
  })
}
