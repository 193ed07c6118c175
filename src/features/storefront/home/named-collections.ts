/** Normalises a name for comparison: case, spacing, and the shop's spelling "Jwellery". */
function comparable(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('jewellery', 'jwellery')
}

/** The collections of these names, in their order; names without a collection are left out. */
export function namedCollections<T extends { name: string }>(collections: readonly T[], names: readonly string[]): T[] {
  return names.flatMap(
    (name) => collections.find((collection) => comparable(collection.name) === comparable(name)) ?? [],
  )
}
