import { storeOf, storeOver, type StoreOf } from '../engine/table/store.ts'
import { rows, type World } from './rows.ts'

/** The shop's store: a table for each kind of row. */
export type Store = StoreOf<typeof rows>

/** A store that holds `world`. */
export const openStore = (world: World, options?: { areChecked: boolean }): Promise<Store> =>
  storeOf(rows, world, options)

/** A store with the rows of another one, which must not change any more. */
export const openOver = (below: Store): Store => storeOver(rows, below)
