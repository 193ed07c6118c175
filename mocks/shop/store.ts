import { storeOf, type Store as StoreOf } from '../engine/table/store.ts'
import { records, type World } from './rows.ts'

/** The shop's store: a table for each kind of record. */
export type Store = StoreOf<typeof records>

/** A store that holds `world`. */
export const openStore = (world: World, options?: { areChecked: boolean }): Promise<Store> =>
  storeOf(records, world, options)
