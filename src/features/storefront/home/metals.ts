/** The metals with a slide, in order. */
export const metals = ['gold', 'silver', 'pearl', 'platinum'] as const

export type Metal = (typeof metals)[number]

/**
 * The metal that a collection is named after, with or without "Collection"; null for other names such as "Rose Gold".
 */
export function metalOf(name: string): Metal | null {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/\s+collection$/, '')
  return metals.find((metal) => metal === word) ?? null
}

/** One collection for each metal, in order; metals without one are left out. */
export function metalCollections<T extends { name: string }>(
  collections: readonly T[],
): { metal: Metal; collection: T }[] {
  return metals.flatMap((metal) => {
    const collection = collections.find(({ name }) => metalOf(name) === metal)
    return collection === undefined ? [] : { metal, collection }
  })
}
