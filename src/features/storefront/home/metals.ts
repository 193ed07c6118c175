/** The metals that have a slide, in the order of the slides. */
export const metals = ['gold', 'silver', 'pearl', 'platinum'] as const

export type Metal = (typeof metals)[number]

/** The metal a collection is named after, with or without "Collection"; null for any other name, "Rose Gold" among them. */
export function metalOf(name: string): Metal | null {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/\s+collection$/, '')
  return metals.find((metal) => metal === word) ?? null
}

/** One collection for each metal, in the order of the slides; a metal without one is left out. */
export function metalCollections<T extends { name: string }>(
  collections: readonly T[],
): { metal: Metal; collection: T }[] {
  return metals.flatMap((metal) => {
    const collection = collections.find(({ name }) => metalOf(name) === metal)
    return collection === undefined ? [] : { metal, collection }
  })
}
