const slides = 4
const cards = 4

/** What slider and strip show of the first page: the slider its beginning, the strip what follows; a small shop fills both from the start. */
export function featured<T>(products: readonly T[]): { slider: T[]; strip: T[] } {
  const rest = products.slice(slides, slides + cards)
  return { slider: products.slice(0, slides), strip: rest.length < cards ? products.slice(0, cards) : rest }
}
