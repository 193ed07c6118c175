const slides = 4
const cards = 4

/** Splits the first page into slider and strip. In a small shop both start with the first product. */
export function featured<T>(products: readonly T[]): { slider: T[]; strip: T[] } {
  const rest = products.slice(slides, slides + cards)
  return { slider: products.slice(0, slides), strip: rest.length < cards ? products.slice(0, cards) : rest }
}
