/** Names as people compare them: any case, any spacing, and "Jewellery" for the shop's own "Jwellery". */
function comparable(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('jewellery', 'jwellery')
}

/** The collections of these names, in the order of the names; a name that the shop lacks is left out. */
export function namedCollections<T extends { name: string }>(collections: readonly T[], names: readonly string[]): T[] {
  return names.flatMap(
    (name) => collections.find((collection) => comparable(collection.name) === comparable(name)) ?? [],
  )
}
