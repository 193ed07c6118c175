const order = [/\bmen/i, /\bwomen/i, /\bkids/i]

/** Men first, then women, then kids, and last the names that merely contain the letters. */
function rank(name: string): number {
  const place = order.findIndex((word) => word.test(name))
  return place === -1 ? order.length : place
}

/**
 * The collections of the home strip and the footer: those whose names contain Men, Women or Kids, each once.
 * "Ornaments" contains "men" and so is included, but comes last.
 */
export function departments<T extends { name: string }>(collections: readonly T[]): T[] {
  return collections.filter(({ name }) => /men|women|kids/i.test(name)).toSorted((a, b) => rank(a.name) - rank(b.name))
}
