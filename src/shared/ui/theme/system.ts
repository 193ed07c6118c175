import { createSystem } from '@chakra-ui/react/styled-system'
import { conditions } from './conditions.ts'
import { textStyles } from './text-styles.ts'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

/**
 * The shop's look as a Chakra system. It uses no preset, since unused tokens, recipes and utilities of Chakra would add
 * to the first load. The reset and the base rules are in `base.css`.
 */
const chakraSystem = createSystem({
  preflight: false,
  conditions,
  utilities,
  theme: { breakpoints, tokens, semanticTokens, textStyles },
})

const recipes = new WeakMap<object, unknown>()

/** Caches recipes: Chakra creates the recipe of an element at each render, which took half of the render time. */
function cva(recipe: object = {}): unknown {
  const compiled = recipes.get(recipe) ?? chakraSystem.cva(recipe)
  recipes.set(recipe, compiled)
  return compiled
}

export const system = { ...chakraSystem, cva } as typeof chakraSystem
