import { diff, type DiffSurroundings } from '#contracts/diff/command.ts'
import { reachOf } from '#contracts/shop/app-usage/reach.ts'

/** `npm run diff`, with the hooks and screens that a change of the shop's contract affects. */
export const diffShop = (args: readonly string[], surroundings: DiffSurroundings) => diff(args, surroundings, reachOf)
