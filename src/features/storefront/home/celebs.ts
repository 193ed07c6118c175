import { paths } from '#src/shared/lib/paths.ts'

const worn = ['bracelets', 'earrings', 'necklaces']

/** In the order of their links: each shows what its page holds. */
export const celebScenes = ['celebs-4', 'celebs-1', 'celebs-3', 'styled-5', 'celebs-5'] as const

/** A picture of Celebs Choice, and its link. */
export interface CelebLink<Scene> {
  scene: Scene
  to: string
  /** The name of the linked page. */
  leadsTo: string
}

/**
 * Links the pictures to the categories named Bracelets, Earrings and Necklaces in turn. A name that contains the word
 * matches too, if none is the word itself; without a match the picture links to all products.
 */
export function linkCelebs<Scene>(
  scenes: readonly Scene[],
  categories: readonly { id: string; name: string }[],
): CelebLink<Scene>[] {
  const named = categories.map(({ id, name }) => ({ id, name, plain: name.trim().toLowerCase() }))
  return scenes.map((scene, index) => {
    const word = worn[index % worn.length] ?? ''
    const match = named.find(({ plain }) => plain === word) ?? named.find(({ plain }) => plain.includes(word))
    return match === undefined
      ? { scene, to: paths.products(), leadsTo: 'All Products' }
      : { scene, to: paths.category(match.id), leadsTo: match.name }
  })
}
