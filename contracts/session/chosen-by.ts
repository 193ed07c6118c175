import { textHash } from '#openapi/contract/text-hash.ts'

/** An index below `length`, always the same for the same text. */
export const indexBy = (text: string, length: number): number => textHash(text) % length

/** One of some items, always the same for the same text; undefined if there is none. */
export const chosenBy = <Item>(text: string, items: readonly Item[]): Item | undefined =>
  items[indexBy(text, Math.max(1, items.length))]
