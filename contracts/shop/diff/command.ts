import { diff, type DiffSurroundings } from '#contracts/diff/command.ts'
import { reachOf } from '#contracts/shop/app-usage/reach.ts'
import { journeys } from '#contracts/shop/journeys/all.ts'

/** `npm run diff`, with the hooks, screens and journeys that a change of the shop's contract affects. */
export const diffShop = (args: readonly string[], surroundings: DiffSurroundings) =>
  diff(args, surroundings, { reachOf, journeys })
