import { type Listing, type ListKind, type Sort, sorts } from './listing.ts'
import { inRange } from './price-range.ts'
import type { VariantCard } from '../variant-cards.ts'

/** The cards that pass every filter of the list, in their order. The search is left to the server. */
export function matchingCards<T extends VariantCard>(
  cards: readonly T[],
  listing: Listing,
  { filters }: ListKind,
): T[] {
  const wanted = filters
    .map(({ name, of }) => ({ of, options: new Set(listing.ticked[name]?.map((option) => option.toLowerCase())) }))
    .filter(({ options }) => options.size > 0)
  return cards.filter(
    (card) =>
      inRange(card.price, listing) &&
      wanted.every(({ of, options }) => of(card).some((value) => options.has(value.toLowerCase()))),
  )
}

/** Sorts the cards; equal ones keep their order. */
export function sorted<T extends VariantCard>(cards: readonly T[], sort: Sort): T[] {
  return cards.toSorted(sorts[sort].compare)
}

/** One page of cards; a page beyond the last one is the last one. */
export function pageOfCards<T>(
  cards: readonly T[],
  page: number,
  size: number,
): { shown: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(cards.length / size))
  const current = Math.min(page, pages)
  return { shown: cards.slice((current - 1) * size, current * size), page: current, pages }
}
