import { paths } from '#src/shared/lib/paths.ts'

const worn = ['bracelets', 'earrings', 'necklaces']

/** Where a picture of Celebs Choice leads. */
export interface CelebLink {
  to: string
  /** The name of what is there. */
  leadsTo: string
}

/**
 * Gives each picture its link: to the categories named Bracelets, Earrings and Necklaces in turn. A name that contains
 * the word matches too, if none is the word itself; without any match the picture leads to all products.
 */
export function linkCelebs<T>(
  pictures: readonly T[],
  categories: readonly { id: string; name: string }[],
): (T & CelebLink)[] {
  const named = categories.map(({ id, name }) => ({ id, name, plain: name.trim().toLowerCase() }))
  return pictures.map((picture, index) => {
    const word = worn[index % worn.length] ?? ''
    const match = named.find(({ plain }) => plain === word) ?? named.find(({ plain }) => plain.includes(word))
    return match === undefined
      ? { ...picture, to: paths.products(), leadsTo: 'all products' }
      : { ...picture, to: paths.category(match.id), leadsTo: match.name }
  })
}
